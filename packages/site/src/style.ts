// The page's style sheet, in order: fonts, the page itself, the frame around blocks, the blocks, paper.
import "../../../force-app/main/default/staticresources/travelFonts/travel-fonts.css";
import "./site.css";
import "./render/Problem.css";
import "./render/Section.css";
import "./render/SitePage.css";
import "./render/NoScript.css";
import "./render/EarlyPress.css";
import "@travel-design/ui/style.css";
import "@travel-design/ui/page.css";
import "@travel-design/blocks/style.css";
import "./render/Print.css";
