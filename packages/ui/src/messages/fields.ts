const format = (count: number): string => count.toLocaleString("nl");

/** Dutch texts of every field. */
export const fields = {
  required: "Dit veld is verplicht",
  invalid: "Ongeldige invoer",
  textRemaining: (count: number): string =>
    `U kunt hier nog ${format(count)} ${count === 1 ? "teken" : "tekens"} typen`,
  textNearlyFull: (maxLength: number): string => `Hier passen hoogstens ${format(maxLength)} tekens`,
  textIsFull: (maxLength: number): string => `Meer dan ${format(maxLength)} tekens passen hier niet`,
};
