import type { UserData } from "@travel-design/ui";
import { dispatchWindowEvent, windowEventNames } from "@travel-design/ui/models";
import { useEffect, useRef, type ReactNode } from "react";
import { defineBlock } from "#define-block";

const guest: UserData = { userId: null, isGuest: true };

/** Dispatches the visitor as window event `userData`, at mount and after each change. It renders a hidden element, to find its window. */
function UserDataProviderView({ user = guest }: { user: UserData | undefined }): ReactNode {
  const node = useRef<HTMLElement>(null);
  const { userId, isGuest } = user;
  useEffect(() => {
    dispatchWindowEvent(node.current, windowEventNames.userData, { userId, isGuest });
  }, [userId, isGuest]);
  return <span ref={node} hidden />;
}

export const userDataProvider = defineBlock({
  name: "userDataProvider",
  properties: {},
  runtime: { isVisible: false },
  view: UserDataProviderView,
  props: ({ ports }) => ({ user: ports.user }),
});
