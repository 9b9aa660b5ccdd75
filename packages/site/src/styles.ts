// The page's style sheets, in order: fonts, the page itself, the controls.
import "@fontsource-variable/cormorant";
import "@fontsource-variable/figtree";
import "./site.css";
import "@travel-design/ui/style.css";
