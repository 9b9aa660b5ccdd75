/** What builders read about the properties that fields share. */
export const fieldEditor = {
  label: { label: "Label", description: "De zichtbare naam van het veld." },
  placeholder: { label: "Voorbeeldtekst", description: "Staat in het veld zolang het leeg is." },
  value: { label: "Beginwaarde" },
  hint: { label: "Toelichting", description: "Eén zin die helpt bij het invullen." },
  fieldId: { label: "Veld-id", description: "Meldingen van andere blokken noemen het veld bij deze naam." },
  required: { label: "Verplicht" },
  disabled: { label: "Uitgeschakeld" },
} as const;
