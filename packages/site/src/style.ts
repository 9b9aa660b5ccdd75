// The page's style sheet, in order: fonts, the page itself, what stands around blocks, the blocks.
import "../../../force-app/main/default/staticresources/travelFonts/travel-fonts.css";
import "./site.css";
import "./render/Fault.css";
import "./render/RichText.css";
import "./render/Section.css";
import "./render/ThemeLayout.css";
import "./render/WithoutScript.css";
import "@travel-design/ui/style.css";
