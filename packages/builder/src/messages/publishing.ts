/** From the files on this computer to an org. */
export const publishing = {
  about: "Wat u opslaat, staat in bestanden op deze computer. Publiceren brengt die naar een Salesforce-org:",
  steps: [
    "de org wordt nagekeken: past de site erin, en zijn de instellingen goed?",
    "alle bestanden gaan erheen en de tests draaien. Lukt iets niet, dan verandert er niets;",
    "de site wordt gepubliceerd, zodat bezoekers de nieuwe versie zien.",
  ],
  draftsStay: "Concepten gaan niet mee: sla eerst op wat u wilt publiceren.",
  changedInOrg:
    "Pagina's die iemand in de org heeft gewijzigd, met Experience Builder, blijven zoals ze daar zijn. Is een pagina " +
    "hier én in de org gewijzigd, dan stopt het publiceren en ziet u welke dat is. In de handleiding voor beheerders " +
    "leest u wat u dan doet.",
  isSearching: "De orgs van de Salesforce CLI worden opgezocht. Dat duurt even.",

  noOrg: "De Salesforce CLI is geïnstalleerd, maar nog bij geen enkele org aangemeld.",
  noCli: "De Salesforce CLI staat niet op deze computer. Dat programma zet de site in een org.",
  installCli: "Installeer het in een terminalvenster:",
  signIn: "Meld u aan, met een naam die u zelf kiest:",
  comeBack: "Kom terug naar deze pagina en kies Opnieuw kijken.",
  lookAgain: "Opnieuw kijken",

  whichOrg: "Naar welke org?",
  signedOut: (username: string, org: string) =>
    `${username}: aanmelding verlopen. Meld u aan met sf org login web --alias ${org}`,
  searchAgain: "Orgs opnieuw opzoeken",
  whichTask: "Wat wilt u doen?",
  tasks: {
    validate: ["Eerst controleren", "Alles wordt nagekeken en getest. In de org verandert niets."],
    deploy: ["Publiceren", "Alles wordt overgezet en de site wordt gepubliceerd. Doe dit nadat de controle is gelukt."],
  },
  validate: "Controleren",
  /** @param org empty before one is chosen */
  deployTo: (org: string) => (org === "" ? "Publiceren" : `Publiceren naar ${org}`),

  validationOf: (org: string) => `Controle van ${org}`,
  progress: "Voortgang",
  stop: "Stoppen",
  stepStates: { done: "klaar", current: "bezig", failed: "niet gelukt", waiting: "" },
  isChecking: "De aanmelding bij de org wordt nagekeken.",
  isStarting: "Het begint. Dit kan enkele seconden duren.",
  isAtStep: (step: number, count: number, title: string) => `Stap ${step} van ${count}: ${title}.`,
  validated: (org: string) => `De controle is gelukt. In ${org} is niets veranderd; u kunt nu publiceren.`,
  deployed: (org: string) =>
    `Gepubliceerd naar ${org}. Salesforce stuurt een e-mail zodra bezoekers de nieuwe versie zien.`,
  /** @param step at which it failed; undefined before the first one */
  failed: (step: string | undefined) =>
    `Het is niet gelukt${step === undefined ? "" : ` bij de stap “${step}”`}. Onder aan de technische details staat in ` +
    "het Engels wat u kunt doen. Begin daarna opnieuw: elke stap mag worden herhaald.",
  stopped: (org: string) => `Gestopt. Wat ${org} al had ontvangen, verwerkt zij nog. Elke stap mag worden herhaald.`,
  remainingWork: "Wat u nog met de hand doet, als het nog niet is gedaan",
  remainingWorkHelp: "De schermen heten hier zoals in een Engelstalige org.",
  details: "Technische details",
  detailsHelp: "Wat de programma's melden, in het Engels. Een beheerder of ontwikkelaar kan er meer uit opmaken.",
  output: "Uitvoer",
} as const;
