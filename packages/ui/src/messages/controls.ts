const format = (count: number): string => count.toLocaleString("nl");

/** Dutch texts of buttons and fields. */
export const controls = {
  required: "Dit veld is verplicht",
  /** After the legend of a group, for screen readers only: a group has no attribute `required`. */
  requiredGroup: "(verplicht)",
  invalid: "Ongeldige invoer",
  textRemaining: (count: number): string =>
    `U kunt hier nog ${format(count)} ${count === 1 ? "teken" : "tekens"} typen`,
  textNearlyFull: (maxLength: number): string => `Hier passen hoogstens ${format(maxLength)} tekens`,
  textIsFull: (maxLength: number): string => `Meer dan ${format(maxLength)} tekens passen hier niet`,
  buttonLabel: "Klik hier",
  /** In English on every site, as the specification says. */
  loading: "Loading",
};
