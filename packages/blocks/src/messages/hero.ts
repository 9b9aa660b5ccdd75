/** Dutch texts of the destination chooser. */
export const hero = {
  chooseDestination: "Waar wilt u naartoe?",
  yourDestination: "Uw bestemming",
  beginTrip: "Begin uw reis",
};
