export { SeasonPrice, type SeasonPriceProps } from "./SeasonPrice.tsx";
