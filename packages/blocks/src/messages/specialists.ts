/** Dutch texts about travel specialists. */
export const specialists = {
  portraitOf: (name: string): string => `Portret van ${name}`,
  specialistFor: (destination?: string): string => (destination ? `Uw specialist · ${destination}` : "Uw specialist"),
  /** For a destination that no specialist names as his or her own. */
  otherDestinationTitle: "Wij kiezen uw specialist",
  otherDestinationText: "Voor deze bestemming kiezen wij de reisspecialist die er het best de weg weet.",
  specialistIs: (name: string): string => `Uw specialist voor deze reis is ${name}`,
  requestFrom: (name: string): string => `${name}: vraag een reisvoorstel aan`,
  mailTo: (name: string): string => (name ? `Stuur een e-mail aan ${name}` : "Stuur een e-mail"),
};
