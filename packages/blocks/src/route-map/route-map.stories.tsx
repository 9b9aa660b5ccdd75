import type { Meta, StoryObj } from "@storybook/react-vite";
import { routeMap } from "../parts/page-fixture.tsx";
import { RouteMap } from "./RouteMap.tsx";
import { page } from "./route-map.docs.tsx";

const meta = {
  title: "Blocks/Routekaart",
  component: RouteMap,
  parameters: { docs: { page } },
  argTypes: { stops: { control: "text" } },
  args: routeMap,
} satisfies Meta<typeof RouteMap>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A route from south to north. On a narrow screen the names are in the list below the map. */
export const Default: Story = {};

/** The first stop is also the last one, so the line returns to it. */
export const RoundTrip: Story = {
  args: {
    title: "",
    stops:
      "Windhoek | -22,56 | 17,08||Sossusvlei | -24,73 | 15,34||Swakopmund | -22,68 | 14,53||" +
      "Damaraland | -20,50 | 14,40||Etosha | -18,85 | 16,30||Windhoek | -22,56 | 17,08",
  },
};

/** Stops that would overlap are moved apart, and their names are placed where they cover least. */
export const StopsCloseTogether: Story = {
  args: {
    title: "",
    stops:
      "Tokio | 35,68 | 139,69||Kamakura | 35,32 | 139,55||Hakone | 35,23 | 139,10||Kyoto | 35,01 | 135,77||" +
      "Nara | 34,68 | 135,80||Naoshima | 34,46 | 133,99||Hiroshima | 34,39 | 132,45",
  },
};

/** A route across 180 degrees stays one line, instead of crossing the whole map. */
export const AcrossTheDateLine: Story = {
  args: {
    title: "",
    stops: "Auckland | -36,85 | 174,76||Nadi | -17,76 | 177,44||Papeete | -17,54 | -149,57",
  },
};

/** One stop has no line: the map shows where the place is. `stops` is a list of objects here. */
export const OneStop: Story = { args: { title: "", stops: [{ name: "Ubud", latitude: -8.51, longitude: 115.26 }] } };
