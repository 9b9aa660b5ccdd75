import { addons } from "storybook/manager-api";
import wordmark from "../force-app/main/default/staticresources/travelMedia/wordmark.svg";
import { theme } from "./theme.ts";

addons.setConfig({ theme: { ...theme, brandImage: wordmark }, sidebar: { showRoots: true } });
