import type { RawSettings, ReportSetting } from "@travel-design/ui/models";
import { useMemo, useState, type ReactNode } from "react";
import type { Block } from "./block.ts";
import { ParsedBlockView, type ParsedBlockViewProps } from "./ParsedBlockView.tsx";

/** Props of {@link BlockView}. */
export interface BlockViewProps extends Omit<ParsedBlockViewProps, "block" | "settings"> {
  block: Block;
  /** What the builder set. Keep the object the same between renders. */
  settings: RawSettings;
  /** Reports a setting that cannot be used. Default: the log, once per property and value. Keep it the same between renders. */
  report?: ReportSetting | undefined;
}

/**
 * Renders a block from raw settings.
 *
 * @throws Error when a port that the block requires is missing
 */
export function BlockView({ block, settings, ports, slots, report }: BlockViewProps): ReactNode {
  const [logged] = useState(() => new Set<string>());
  const parsed = useMemo(() => {
    const log: ReportSetting = (property, message) => {
      const line = `${block.name}: ${property}: ${message}.`;
      if (!logged.has(line)) ports.log(line);
      logged.add(line);
    };
    return block.parse(settings, report ?? log);
  }, [block, settings, ports, report, logged]);
  return <ParsedBlockView block={block} settings={parsed} ports={ports} slots={slots} />;
}
