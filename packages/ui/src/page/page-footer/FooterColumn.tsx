import type { ReactNode } from "react";

/** A column of the footer below its title, which is left out if empty. Renders a `<div>`. */
export function FooterColumn({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <div className="td-page-footer__column">
      {title && <h2 className="td-page-footer__heading">{title}</h2>}
      {children}
    </div>
  );
}
