export { Itinerary, type ItineraryDay, type ItineraryProps } from "./Itinerary.tsx";
