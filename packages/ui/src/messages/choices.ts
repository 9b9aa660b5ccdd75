/** Dutch texts of checkboxes, for screen readers only. */
export const choices = {
  /** After the text of a link. */
  opensInNewTab: "(opent in een nieuw tabblad)",
  /** After the legend of a group: a group has no attribute `required`. */
  requiredGroup: "(verplicht)",
};
