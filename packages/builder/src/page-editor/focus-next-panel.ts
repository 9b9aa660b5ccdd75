const controls = "input:not(:disabled), select, textarea, button:not(:disabled), [tabindex='0']";

/**
 * Moves the focus to the next panel of the editor that has a control, or to the previous one. Without it, the way from a setting back to the palette
 * leads past every control between them.
 *
 * @param document the document of the editor
 * @returns whether there is a panel
 */
export function focusNextPanel(document: Document, step: 1 | -1): boolean {
  const panels = [...document.querySelectorAll<HTMLElement>("[data-panel]")].filter(
    (panel) => !panel.hidden && panel.querySelector(controls),
  );
  const current = panels.findIndex((panel) => panel.contains(document.activeElement));
  const next = current < 0 ? 0 : (current + step + panels.length) % panels.length;
  panels[next]?.querySelector<HTMLElement>(controls)?.focus();
  return panels.length > 0;
}
