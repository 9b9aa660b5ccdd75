import { dispatchWindowEvent, windowEventNames, type UserData } from "@travel-design/ui";
import { useEffect, useRef, type ReactNode } from "react";
import { defineBlock, type BlockViewProps } from "../define/block.tsx";
import { properties } from "./definition.ts";

/** Who is not known is a guest. */
const guest: UserData = { userId: null, isGuest: true };

function UserDataProviderView({ ports: { user = guest } }: BlockViewProps<typeof properties>): ReactNode {
  const node = useRef<HTMLElement>(null);
  const { userId, isGuest } = user;
  useEffect(() => {
    dispatchWindowEvent(node.current, windowEventNames.userData, { userId, isGuest });
  }, [userId, isGuest]);
  return <span ref={node} hidden />;
}

/**
 * The block `userDataProvider`. It tells the page who visits it, once it stands there and when that changes, with the
 * window event `userData`. It draws the same for everybody: a hidden `<span>`, which knows the window.
 */
export const UserDataProviderBlock = defineBlock("userDataProvider", properties, UserDataProviderView);
