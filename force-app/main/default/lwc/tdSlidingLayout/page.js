/** Follows what a slider has to know of the page around it: its width, whether anyone sees it, and the wish for stillness. */
export class Page {
  /** @param {(page: { width: number, hidden: boolean, reduced: boolean }) => void} onChange also called at once */
  constructor(onChange) {
    this.motion = matchMedia("(prefers-reduced-motion: reduce)");
    this.read = () => onChange({ width: window.innerWidth, hidden: document.hidden, reduced: this.motion.matches });
    window.addEventListener("resize", this.read);
    document.addEventListener("visibilitychange", this.read);
    this.motion.addEventListener("change", this.read);
    this.read();
  }

  end() {
    window.removeEventListener("resize", this.read);
    document.removeEventListener("visibilitychange", this.read);
    this.motion.removeEventListener("change", this.read);
  }
}
