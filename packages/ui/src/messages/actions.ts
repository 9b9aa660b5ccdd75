/** Dutch texts of buttons and of the overlay while something is being submitted. */
export const actions = {
  buttonLabel: "Klik hier",
  loading: "Bezig met laden",
};
