// What the example page says: invented, in the tone that the guide to writing Dutch describes.

/** Reasons to choose the agency. */
export const promises = [
  {
    icon: "td-icon td-icon-compass",
    title: "Gemaakt voor u alleen",
    text: "Wij beginnen met een leeg vel en uw verhaal. Het tempo, de huizen, de vrije dagen: alles volgt daaruit.",
  },
  {
    icon: "td-icon td-icon-map-pin",
    title: "Iemand die er zelf was",
    text: "Uw reisspecialist kent de weg die mooier is dan de snelle, en de gids die u nog jaren noemt.",
  },
  {
    icon: "td-icon td-icon-shield",
    title: "Goed geregeld",
    text: "Eén prijs waarin alles zit, en een contract dat u in tien minuten leest.",
  },
  {
    icon: "td-icon td-icon-phone",
    title: "Bereikbaar, ook onderweg",
    text: "Gaat er iets anders dan gedacht, dan belt u één nummer. Daar kent iemand uw reis, dag en nacht.",
  },
];

/** People who make the journeys, with their pictures in order. */
export const specialists = [
  ["Maartje van Veldhuizen", "Noorwegen, IJsland en Groenland"],
  ["Samuel Okafor", "Tanzania, Kenia en Rwanda"],
  ["Yuki Terwindt", "Japan en Korea"],
  ["Rosa Quispe de Boer", "Peru, Bolivia en Chili"],
] as const;

/** What travellers tell. */
export const stories = [
  {
    storyId: "1",
    rating: 5,
    review: "Alles klopte, tot de laatste trein. En toen het regende, wist onze gids een theehuis.",
    client: "Familie Berkhout",
    date: "mei 2026",
  },
];

/** What stands beside the form. */
export const sideText = {
  title1: "Vertel ons waar u van droomt",
  subtitle1: "Een richting is genoeg. Weet u het nog niet, dan denken wij graag met u mee.",
  sellingPoints: ["Een reisvoorstel kost niets", "Eén reisspecialist, van begin tot eind", "Meer dan 50 bestemmingen"],
};

/** What the form says at its first step. */
export const firstStep = {
  title: "Met wie mogen wij kennismaken?",
  paragraph1: "Achter elke reis die wij maken, zit een gesprek. Dat begint met uw naam.",
  paragraph2: "",
};
