// Texts and pictures of a fictional agency, for stories and tests of the parts of a page.
import { travelPicture } from "../../../ui/src/media/travel-media-fixture.ts";

export const hero = {
  eyebrow: "Reizen op maat sinds 1992",
  title: "Vertel ons waar u van\u00A0droomt",
  lead: "U vertelt wat u hoopt te vinden. Wij ontwerpen de reis die daarbij hoort, van de eerste vlucht tot de laatste avond aan het water.",
  buttonLabel: "Vraag uw reisvoorstel aan",
  buttonAddress: "/#offerte",
  imageDesktop: travelPicture("evening-lake@2880.jpg"),
  imageMobile: travelPicture("evening-lake-tall@1280.jpg"),
  imagePosition: "70% 60%",
} as const;

export const sectionHeading = {
  eyebrow: "Waar wij u brengen",
  title: "Meer dan 50 bestemmingen",
  lead: "Van slapen onder het noorderlicht tot ontwaken aan een lagune. Hier zijn er zes om bij weg te dromen; over de andere vertellen wij u graag.",
} as const;

export const cards = [
  ["Noorwegen", "Een huis aan een fjord, en het licht boven het water", "fjord", "Noorderlicht boven een fjord"],
  ["Marokko", "Met kamelen de duinen in, tot u alleen de wind nog hoort", "dunes", "Karavaan over zandduinen"],
  ["Frans-Polynesië", "Van eiland naar eiland, met het rif onder uw voeten", "lagoon", "Eiland boven een rif"],
  ["Patagonië", "Gletsjers, gaucho’s en avonden bij het vuur", "fitz-roy", "Toppen boven een gletsjermeer"],
].map(([title, text, file, imageAltText]) => ({
  title,
  text,
  imageAltText,
  image: travelPicture(`${file}@2880.jpg`),
  address: "/#offerte",
}));

export const closing = {
  eyebrow: "Sinds 1992",
  title: "Uw reis begint met een gesprek",
  text: "Drie korte stappen zijn genoeg om te weten met wie u dat gesprek het best kunt voeren. Vandaag een half idee, over een week een reis op papier.",
  buttonLabel: "Begin bij stap 1",
  buttonAddress: "/#offerte",
  imageDesktop: travelPicture("milky-way@2880.jpg"),
  imageMobile: travelPicture("milky-way-tall@1280.jpg"),
  imagePosition: "60% 70%",
} as const;

export const header = {
  brandName: "Morgenree",
  tagline: "travel design",
  logo: travelPicture("logo.svg"),
  links: [
    { label: "Bestemmingen", address: "/#bestemmingen" },
    { label: "Reisspecialisten", address: "/#reisspecialisten" },
    { label: "Reisvoorstel", address: "/#offerte" },
  ],
} as const;

export const footer = {
  brandName: "Morgenree travel design",
  brandText: "Reizen op maat sinds 1992, naar meer dan 50 bestemmingen. Gemaakt door mensen die de weg weten.",
  contactHeading: "Zo bereikt u ons",
  contactText: "Maandag tot en met vrijdag||van 9.00 tot 17.30 uur",
  email: "reizen@example.com",
  linksHeading: "Op deze website",
  links: [
    { label: "Reisvoorstel aanvragen", address: "/#offerte" },
    { label: "Privacyverklaring", address: "/privacyverklaring" },
  ],
  smallPrint:
    "Morgenree is een verzonnen reisbureau. Ook de mensen, de partners, de prijzen en de adressen zijn verzonnen.",
} as const;

export const thanks = `Uw wensen zijn goed bij ons aangekomen. Vanaf hier nemen wij het graag van u over.
# Wat er nu gebeurt
1. **Een mens leest uw aanvraag.** De reisspecialist die uw bestemming het best kent, leest wat u schreef. Heeft u nog geen bestemming? Dan kiezen wij iemand die bij uw wensen past.
2. **Wij bellen u binnen twee werkdagen.** Tussen 9.00 en 17.30 uur, op het nummer dat u opgaf. Schikt het niet, dan spreken wij een ander moment af.
3. **U ontvangt uw reisvoorstel.** Meestal binnen een week na ons gesprek, met een route, de verblijven en een heldere prijs. Het is vrijblijvend en kost u niets.
# Handig om bij de hand te hebben
- de periode waarin u kunt reizen, en hoeveel speling daarin zit;
- met wie u reist, en wat iedereen op reis belangrijk vindt;
- een reis of een plek die u is bijgebleven, en waarom.
# Wilt u iets aanvullen?
Schrijf naar [reizen@example.com](mailto:reizen@example.com). Vermeld daarbij uw naam; dan voegen wij uw bericht bij uw aanvraag.
[Terug naar de voorpagina](/)`;

export const itinerary = {
  title: "Een week aan de fjorden",
  days:
    "Dag 1 | Aankomst in Bergen | U wordt opgehaald en naar uw hotel aan de oude haven gebracht. De avond is aan u.||" +
    "Dag 2 en 3 | Met de boot de fjord in | U vaart tussen steile wanden naar een dorp van dertig huizen, waar geen weg naartoe gaat.||" +
    "Dag 4 | Een dag zonder plan | De gids klopt alleen aan als u dat wilt. Er ligt een roeiboot klaar.||" +
    "Dag 5 tot en met 7 | Over de hoogvlakte naar Oslo | De trein klimt langs gletsjers. In Oslo slaapt u aan het water.",
} as const;

export const routeMap = {
  title: "De route",
  stops:
    "Oslo | 59,91 | 10,75||Flåm | 60,86 | 7,11||Bergen | 60,39 | 5,32||Ålesund | 62,47 | 6,15||" +
    "Trondheim | 63,43 | 10,40||Lofoten | 68,15 | 13,61||Tromsø | 69,65 | 18,96",
} as const;

export const seasonPrice = {
  title: "Wanneer, en vanaf welke prijs",
  months: "+ + + - - * * * + - - +",
  priceFrom: 4250,
  note: "Bij een reis van tien dagen met zijn tweeën, zonder de vluchten. Uw eigen prijs staat in uw reisvoorstel.",
} as const;

export const contactStrip = {
  title: "Liever eerst even praten?",
  text: "U krijgt meteen iemand die zelf op reis is geweest.",
  phone: "020 555 01 23",
  hours: "Maandag tot en met vrijdag||van 9.00 tot 17.30 uur",
  email: "reizen@example.com",
} as const;

export const faq = {
  title: "Veelgestelde vragen",
  questions:
    "Wat kost een reisvoorstel? | Niets. U betaalt pas wanneer u de reis boekt.||" +
    "Kan ik de reis daarna nog veranderen? | Ja, zo vaak als nodig is. Wij schaven aan uw reisvoorstel tot het de reis is die u voor zich zag; pas dan leggen wij alles vast.||" +
    "Hoe lang van tevoren vraag ik aan? | Een half jaar is prettig. Voor het hoogseizoen is een jaar beter, omdat kleine hotels vroeg vol zijn.",
} as const;
