/** Names with the same beginning. Repeating it in each name would make the list a quarter larger. */
const groups = {
  "":
    "transparent currentcolor aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond " +
    "blue blueviolet brown burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan " +
    "deeppink deepskyblue dimgray dimgrey dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro " +
    "ghostwhite gold goldenrod gray green greenyellow grey honeydew hotpink indianred indigo ivory khaki " +
    "lavender lavenderblush lawngreen lemonchiffon lime limegreen linen magenta maroon midnightblue mintcream " +
    "mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid papayawhip peachpuff " +
    "peru pink plum powderblue purple rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown " +
    "seagreen seashell sienna silver skyblue slateblue slategray slategrey snow springgreen steelblue tan teal " +
    "thistle tomato turquoise violet wheat white whitesmoke yellow yellowgreen",
  dark:
    "blue cyan goldenrod gray green grey khaki magenta olivegreen orange orchid red salmon seagreen slateblue " +
    "slategray slategrey turquoise violet",
  light:
    "blue coral cyan goldenrodyellow gray green grey pink salmon seagreen skyblue slategray slategrey " +
    "steelblue yellow",
  medium: "aquamarine blue orchid purple seagreen slateblue springgreen turquoise violetred",
  pale: "goldenrod green turquoise violetred",
};

/** The named colors of CSS, `transparent` and `currentcolor`. A list, because the server has no `CSS.supports` that knows "grijsblauw" from "grey". */
export const colorNames: ReadonlySet<string> = new Set(
  Object.entries(groups).flatMap(([start, ends]) => ends.split(" ").map((end) => start + end)),
);
