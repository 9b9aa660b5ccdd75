// Invented Dutch place names: the same ones for every contestant and in every run.
import type { BenchOption } from "./contestant.ts";

const fronts = "Noord Zuid Oost West Nieuw Oud Groot Klein Hoog Laag Sint Ter Onder Boven Achter";
const roots = "amster rotter bever drie wage linde eind koeven zout water meer berg duiven haring kersen molen ruiter";
const ends = "dam veen drecht huizen wijk oord hoven kerk brug zijl donk broek woude sluis monde kamp laar";
const places = "aan Zee,aan de IJssel,bij Zwolle,in Drenthe,in Twente,op Texel,op de Veluwe,onder Gent,bij Goes";
const sides = ["", " Centrum", " Haven", " Strand"];

const partsOfName = [fronts.split(" "), roots.split(" "), ends.split(" "), places.split(","), sides];
const nameCount = partsOfName.reduce((product, parts) => product * parts.length, 1);

/** Spreads neighbouring numbers over the names: a prime, so that no name returns before all have been used. */
const stride = 48_611;

function labelOf(index: number): string {
  let rest = (index * stride) % nameCount;
  const [front, root, end, place, side] = partsOfName.map((parts) => {
    const part = parts[rest % parts.length];
    rest = Math.floor(rest / parts.length);
    return part;
  });
  return `${front}-${root}${end} ${place}${side}`;
}

/**
 * The options of a benchmark.
 *
 * @param count how many; 156,060 different names exist
 */
export function benchOptions(count: number): readonly BenchOption[] {
  return Array.from({ length: count }, (_, index) => ({ label: labelOf(index), value: `place-${index}` }));
}

/** What the visitor types: the first seven letters of five of the labels. */
export function benchWords(count: number): readonly string[] {
  return [0.1, 0.3, 0.5, 0.7, 0.9].map((part) =>
    labelOf(Math.floor(part * count))
      .slice(0, 7)
      .toLowerCase(),
  );
}
