// Specialists of a fictional agency, for stories and tests.
import { travelPicture } from "../../../ui/src/media/travel-media-fixture.ts";

export const specialistMatch = {
  specialists: [
    {
      name: "Maartje van Veldhuizen",
      destinations: ["Noorwegen", "IJsland", "Groenland"],
      sentence: "Ik woonde vier winters in het noorden en weet waar het licht het langst blijft.",
      image: travelPicture("specialist-01.svg"),
      contacts: ["020 555 01 23", "maartje@example.com"],
    },
    {
      name: "Samuel Okafor",
      destinations: ["Tanzania en Zanzibar", "Kenia", "Rwanda"],
      sentence: "Ik vertel u graag wanneer de grote trek voorbijkomt, en waar u die bijna alleen ziet.",
      image: travelPicture("specialist-02.svg"),
      contacts: ["020 555 01 23", "samuel@example.com"],
    },
    {
      name: "Mei-Lin Tan",
      destinations: ["Japan", "China", "Taiwan"],
      sentence: "Een tempeltuin vóór zonsopgang, een theehuis zonder bordje: ik denk graag met u mee.",
      image: travelPicture("specialist-03.svg"),
      contacts: ["020 555 01 23", "meilin@example.com"],
    },
  ],
  fallbackTitle: "Wie ontwerpt uw reis?",
  fallbackText: "Kies een bestemming en uw reisspecialist stelt zich hier aan u voor. Liever eerst bellen? Graag.",
  fallbackContacts: "020 555 01 23",
};
