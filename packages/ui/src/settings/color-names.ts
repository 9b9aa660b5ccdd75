/** Names with the same beginning. Repeating it in each name would make the list a quarter larger. */
const groups = {
  "":
    "transparent currentcolor aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond " +
    "blue blueviolet brown burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan " +
    "deeppink deepskyblue dimgray dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro " +
    "ghostwhite gold goldenrod gray green greenyellow honeydew hotpink indianred indigo ivory khaki " +
    "lavender lavenderblush lawngreen lemonchiffon lime limegreen linen magenta maroon midnightblue mintcream " +
    "mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid papayawhip peachpuff " +
    "peru pink plum powderblue purple rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown " +
    "seagreen seashell sienna silver skyblue slateblue slategray snow springgreen steelblue tan teal " +
    "thistle tomato turquoise violet wheat white whitesmoke yellow yellowgreen",
  dark:
    "blue cyan goldenrod gray green khaki magenta olivegreen orange orchid red salmon seagreen slateblue " +
    "slategray turquoise violet",
  light: "blue coral cyan goldenrodyellow gray green pink salmon seagreen skyblue slategray " + "steelblue yellow",
  medium: "aquamarine blue orchid purple seagreen slateblue springgreen turquoise violetred",
  pale: "goldenrod green turquoise violetred",
};

const colorNames = new Set(
  Object.entries(groups).flatMap(([start, ends]) => ends.split(" ").map((end) => start + end)),
);

/**
 * Whether a word in lower case is a named color of CSS, `transparent` or `currentcolor`. From a list, because a server has no
 * `CSS.supports`.
 */
export const isColorName = (word: string): boolean => colorNames.has(word.replace("grey", "gray"));
