import { Button } from "@travel-design/ui";
import type { ReactNode } from "react";
import { defineBlock, type BlockViewProps } from "../define/block.tsx";
import { properties } from "./definition.ts";

function ButtonView({ settings, ports }: BlockViewProps<typeof properties>): ReactNode {
  return <Button type="button" {...settings} onNavigate={ports.navigate} />;
}

/** The block `button`. */
export const ButtonBlock = defineBlock("button", properties, ButtonView);
