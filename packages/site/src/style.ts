// The site's style sheet, in order: what pages contain inline, the frame around blocks, the blocks, paper, what can wait for the first
// paint. A build leaves out the first part and the last one.
import "./first-style.css";
import "./render/Problem.css";
import "./render/NoScript.css";
import "./render/EarlyPress.css";
import "@travel-design/ui/controls.css";
import "@travel-design/ui/containers.css";
import "@travel-design/blocks/style.css";
import "./render/Print.css";
import "./late-fonts.css";
