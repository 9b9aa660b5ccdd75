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
  land:
    "46;1040 2697 16-1 17-7-27-10-17-1-8-9-8 0 8 6-14 5 4 6-5 5 18 0 16 6;-143 2692-5-9-28-14-13 0 0 25 39 4 9-1-2-5" +
    ";1054 2706-17-6-6 8-16 3 18 2 9 5 12-4 0-8;1074 2693-13 3 5 3 8-6;-60 2785 7-6 5 1-12-26 1 13-18 6 14 2-9 8 9 5 3-3" +
    ";-36 2797-6-5 0 5 6 0;-117 2725-3 2 9 1-6-3;-135 2702-5 4 7 0-2-4;-141 2715 14-3-3-3-23 4 1 7 12-1-1-4" +
    ";904 2769-5-2 0 4 5-2;920 2776 12-4-11-8-10 0-5 8 7-2-1 8 8-2;976 2909 7 1 2-3-7-2-8 6 6-2;1020 2777 11-3-2-6-13 5 4 4" +
    ";987 2784-7-2-2 7 9-5;1004 2766-6-1 3 4 3-3;995 2765-7 1 4 2 3-3;1143 2990-12-1-1 3 19 1-6-3;228 2810-7 0 5 5 2-5" +
    ";373 2914-14 3 12 3 2-6;390 2929-9 1 22 5 1-5-14-1;575 3032-1 3 12 2-11-5;571 3038 5 8 5-4-10-4" +
    ";909 3230 15-5-14-1-8 8 7-2;1078 3258-28-13-22-1-16 6 44 3 22 5;956 3224-15 0-2 3 17 3 0-6" +
    ";1086 3245 1-4-16-7-17 4 5 4 24 6 3-3;1105 3246-14 0-1 7 18-3-3-4;638 3140 11-1-40-11 3 7 26 5;597 3122-7-2 11 11-4-9" +
    ";805 3201 23-4-2-14-22 0-18-8-13 2 8 3 1 11 17 1-6 4 12 5;886 3223 16-2-13-9-15-3-10-8-30-1 10 9 15 1 1 5 16 7 4 9 6-8" +
    ";725 3154 14 5 4 8 13 0 4-10-25-10-25-5-7 3-30-8-17 0 15 9 23 2 15 8 7 12-4 8 26 12 3-4-14-9 6-13-8-8" +
    ";700 3171 8-7-8-8-37 2 6 8 12-2 3 6 8-1 0 5 8-3;517 2984-23 0 13 5 10-5;234 2774 0-5-6 12 6-7;551 3019-9-1 1 3 8 1 0-3" +
    ";1305 2669-182 0 5 15-8 2-11-6-16 5-12 13 8 6-8 0-3 6 3 13 27 4-2 4 16 5 48 2 3 5 52-4 16-4 42-2 8 17 14-3 0 42-42-8" +
    "-12 4-30-6 1 10-9-9-19 2 4-6-13-4-5 3-55-14-46-2-20-7 8 9-13 9-7-7-14-2 6 17-34 5-2 4-9-3-9 5-2 20 11 24-16 19 4 10-9" +
    " 24 15 14 8 0-5 7 36 5-4 6 13 10 50 18 44 35 17 4 16-1 3 28-31 9-2 9-10-4-33 2-27-4-17 6-9-3-7 3-6-13-16-2-2-6-14 0 2" +
    "-7-9 3 7-9-20-15 18-16-23-13-12-14-39-12-9-7-10 2 0-4-7 3-14-11-20-3-14-8 9-1-2-4-13-5-14 4 8-12-18-7-11 2 1-8 9-4-12" +
    "-17 4-9-12 2-3-7 5-40 15-2 4-5 14 2 28-15-1-5 11-3 10-12-19-12-29-9 8-2 20 3 2-3-9-2-6-8-60-21-35-1 26-2 7-4-13-3 2-19" +
    "-238 0-4 15-9 1-4 28 2 5 9-2-1 3-25 3-11 27-19-35-15-2-13 7 4-6-16-6 1-5-53-27-31-6-23 0-6 6-6-4-7 1 3 8-28 5-24 16 4" +
    " 14 23-7 12 6-12-2-10 6 3 10 21 12-48-18-11 2 8 20 8 3 14-3 20 8-18-1-4 3 18 17 18 8 0-12 9 12 13 5-39-8-46-33 3 21 22" +
    " 2-19 3-7 11 24 12-19-6-6 3-5 19 82 5 12-9 0 6 26 6-12 4 4 6-7-12-16-1-15 6-10-7-49-1-14 7-1 5 16 5-16 8-4 7 3 4 48-5" +
    " 33 4-68 3-8 4 3 6 9 0 9 7 17 5 8-3 23 3 5 2-26-2 10 9 28 1 25-4 9 2-7 4 25 3-62-1 9 10 29 8 25-1 24-11-22 14 5 6 17 3" +
    "-12 7 10 5 12 2 13-3 1-6 8 5 17 3 15-11 34 3-2 8 30 8-9 4 13 5-7 2-18-6 6-3-5-4-40-11-14 8-9 1 46 32 49 18-15-2 9 10" +
    " 30 9 7-4 9 1 19 11-23-8-13 9 26 25 16 2-12 7 41 3 17 6-42-3 4 18 19 8 15 0-14 5 32 11 49 2-45 3 24 14 29-10 5 8-21 4" +
    " 3 7-21-4-2 6 15 8 23-1-14 5 31 8 14-16 4 9-9 11 9 3 26-2 27 4-5 2-39-1-3 4 40 12 14 14 19 2 7 15 28-8-12 9 18 3 9 8" +
    " 23 3-3-18 15 19 17 6 1-16-11-12 17 9 12-1-9 8 4 10 24-1 5 5 8 1 25-9-8 11-21 8 45 1 17 5 11-3 5-9 14-6-1 11 50 22-7 6" +
    " 7 3 62-2-25-16-8-18 17 6 47 30 14-2-8-8 1-12 18 5 15 13 11 0-8 4 46 0-22-10 18 0-4-20 8 11",
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
