import { showProblem } from "@travel-design/ui/internal";
import type { RawSettings, ReportSetting, SettingProblem } from "@travel-design/ui/models";
import { useMemo, useState, type ReactNode } from "react";
import type { MountableBlock } from "./rendering.ts";
import { ParsedBlockView, type ParsedBlockViewProps } from "./ParsedBlockView.tsx";

/** What is logged about a setting that cannot be used. */
export const settingLine = (
  { name }: Pick<MountableBlock, "name">,
  property: string,
  problem: SettingProblem,
): string => `${name}: ${property}: ${showProblem(problem)}`;

/** Props of {@link BlockView}. */
export interface BlockViewProps extends Omit<ParsedBlockViewProps, "block" | "settings"> {
  block: MountableBlock;
  /** What the builder set. Keep the object the same between renders. */
  settings: RawSettings;
}

/**
 * Renders a block from raw settings. The log says which settings cannot be used, once per property and value.
 *
 * @throws Error when a port that the block requires is missing
 */
export function BlockView({ block, settings, ports, slots }: BlockViewProps): ReactNode {
  const [logged] = useState(() => new Set<string>());
  const parsed = useMemo(() => {
    const log: ReportSetting = (property, problem) => {
      const line = settingLine(block, property, problem);
      if (!logged.has(line)) ports.log(line);
      logged.add(line);
    };
    return block.parse(settings, log);
  }, [block, settings, ports, logged]);
  return <ParsedBlockView block={block} settings={parsed} ports={ports} slots={slots} />;
}
