// The site's style sheet, in order: what pages contain inline, the frame around blocks, the blocks, paper. In a build the first part is left out.
import "./first-style.css";
import "./render/Problem.css";
import "./render/NoScript.css";
import "./render/EarlyPress.css";
import "@travel-design/ui/style.css";
import "@travel-design/blocks/style.css";
import "./render/Print.css";
