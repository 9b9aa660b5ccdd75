import { Puck } from "@puckeditor/core";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { devices, type Device } from "./editor-context.ts";

/** The page at the width of a device, made smaller where it does not fit. */
export function Canvas({ device }: { device: Device }): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const [space, setSpace] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setSpace({ width: element.clientWidth, height: element.clientHeight }));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const { width } = devices[device];
  const scale = Math.min(1, space.width / width || 1);
  return (
    <div ref={frame} className="org-builder-canvas">
      <div
        className="org-builder-canvas__page"
        style={{
          inlineSize: width,
          blockSize: space.height / scale,
          scale: String(scale),
          insetInlineStart: Math.max(0, (space.width - width * scale) / 2),
        }}
      >
        <Puck.Preview />
      </div>
    </div>
  );
}
