/** What builders read about the picture behind a hero or a call to action. */
export const bannerEditor = {
  imageDesktop: { label: "Foto op een computer" },
  imageTablet: { label: "Foto op een tablet", description: "Leeg: die van de computer." },
  imageMobile: { label: "Foto op een telefoon", description: "Leeg: die van de tablet." },
  imageAltText: { label: "Wat de foto laat zien", description: "Leeg als de foto alleen versiering is." },
  imagePosition: { label: "Deel dat in beeld blijft", description: "Bijvoorbeeld center of 70% 60%." },
  overlayColor: { label: "Kleur over de foto", description: "Achter de tekst op volle sterkte, ernaast vervaagt zij." },
  minHeight: { label: "Minste hoogte", description: "Een maat als in CSS, bijvoorbeeld 40rem." },
} as const;
