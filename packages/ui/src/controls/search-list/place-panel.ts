/** The greatest height and the gap between field and panel, in CSS pixels, the same as in SearchList.css. */
const maxHeight = 200;
const gap = 4;

/** Scrolls a panel to its active row, as little as possible; where an option has the focus, the focus goes along. */
export function showActiveRow(panel: HTMLElement | null): void {
  const row = panel?.querySelector<HTMLElement>("[data-active]");
  if (!panel || !row) return;
  const { offsetTop, offsetHeight } = row;
  panel.scrollTop = Math.min(offsetTop, Math.max(panel.scrollTop, offsetTop + offsetHeight - panel.clientHeight));
  if (panel.matches(":focus-within")) row.focus();
}

/**
 * Shows a panel in the top layer, where no container cuts it off: below its parent element, or above where there is
 * more room, inside the part of the window that a phone's keyboard leaves. A ref callback.
 *
 * @returns a function that stops it
 */
export function placePanel(panel: HTMLElement | null): (() => void) | undefined {
  const field = panel?.parentElement;
  const visible = panel?.ownerDocument.defaultView?.visualViewport;
  // Safari 16, Chrome 113, Firefox 124 and jsdom have no popover: the panel is below the field.
  if (!field || !visible || !("togglePopover" in panel)) return undefined;
  let placed = "";

  const place = (): void => {
    const { top, left, width, height } = field.getBoundingClientRect();
    const above = top - visible.offsetTop;
    const below = visible.height - above - height;
    const isAbove = below < maxHeight + 2 * gap && above > below;
    const room = Math.min(maxHeight, (isAbove ? above : below) - 2 * gap);
    // Not the window's scroll position, which includes a pinch zoom in some browsers.
    const y = visible.pageTop + above;
    const edges = isAbove ? `auto auto calc(100% - ${y - gap}px)` : `${y + height + gap}px auto auto`;
    const now = `inset:${edges} ${visible.pageLeft - visible.offsetLeft + left}px;width:${width}px;max-height:${room}px`;
    if (now === placed) return;
    panel.style.cssText = placed = now;
    showActiveRow(panel);
  };

  // Not in the markup, because jsdom hides a popover and cannot show it.
  panel.popover = "manual";
  panel.togglePopover(true);
  place();
  // Anything on the page can move the field: scrolling, a keyboard, an error, content that arrives later. A timer as fast as
  // frames costs little while nothing does. Animation frames would cost more: the browser renders each one that is asked for.
  const timer = setInterval(place, 16);
  return () => clearInterval(timer);
}
