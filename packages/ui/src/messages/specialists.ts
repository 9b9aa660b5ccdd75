/** Dutch texts about travel specialists. */
export const specialists = {
  portraitOf: (name: string): string => `Portret van ${name}`,
  specialistFor: (destination?: string): string => (destination ? `Uw specialist · ${destination}` : "Uw specialist"),
  specialistIs: (name: string): string => `Uw specialist voor deze reis is ${name}`,
  requestFrom: (name: string): string => `${name}: vraag een reisvoorstel aan`,
  mailTo: (name: string): string => `Stuur een e-mail aan ${name}`,
};
