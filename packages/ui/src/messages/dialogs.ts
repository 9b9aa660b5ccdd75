/** Dutch texts of dialogs. */
export const dialogs = {
  close: "Sluiten",
};
