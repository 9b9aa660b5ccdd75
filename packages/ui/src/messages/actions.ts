/** Dutch texts of buttons and of the overlay while something is being submitted. */
export const actions = {
  buttonLabel: "Klik hier",
  /** In English on every site, as the specification says. */
  loading: "Loading",
};
