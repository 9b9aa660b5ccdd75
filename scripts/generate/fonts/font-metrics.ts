/** What a line of text set in a font measures, in parts of the font size. */
export interface FontMetrics {
  ascent: number;
  descent: number;
  lineGap: number;
  /** Mean width of a sign in a text. */
  meanWidth: number;
}

/** A table of a font, by its four letters. */
function tableOf(font: DataView, tag: string): DataView {
  const count = font.getUint16(4);
  for (let index = 0; index < count; index += 1) {
    const record = 12 + index * 16;
    const name = String.fromCharCode(...[0, 1, 2, 3].map((letter) => font.getUint8(record + letter)));
    if (name === tag) return new DataView(font.buffer, font.byteOffset + font.getUint32(record + 8));
  }
  throw new Error(`The font has no table "${tag}", so its metrics cannot be read: pass an uncompressed TrueType font.`);
}

/** The map from signs to glyphs, format 4: ranges of code points. */
function characterMap(font: DataView): (code: number) => number {
  const table = tableOf(font, "cmap");
  const offsets = Array.from({ length: table.getUint16(2) }, (_, index) => table.getUint32(8 + index * 8));
  const start = offsets.find((offset) => table.getUint16(offset) === 4);
  if (start === undefined) throw new Error("The font maps its signs in a way that is not read: format 4 is.");
  const size = table.getUint16(start + 6);
  const [ends, starts, deltas, ranges] = [start + 14, start + 16 + size, start + 16 + size * 2, start + 16 + size * 3];
  return (code) => {
    for (let at = 0; at < size; at += 2) {
      if (table.getUint16(ends + at) < code) continue;
      const first = table.getUint16(starts + at);
      if (first > code) return 0;
      const range = table.getUint16(ranges + at);
      if (range === 0) return (code + table.getUint16(deltas + at)) & 0xffff;
      return table.getUint16(ranges + at + range + (code - first) * 2);
    }
    return 0;
  };
}

/** Reads from an uncompressed TrueType font how a text is set in it. */
export function readMetrics(bytes: Uint8Array, text: string): FontMetrics {
  const font = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [head, hhea, hmtx] = [tableOf(font, "head"), tableOf(font, "hhea"), tableOf(font, "hmtx")];
  const unitsPerEm = head.getUint16(18);
  const glyphOf = characterMap(font);
  const wide = hhea.getUint16(34) - 1;
  const widths = [...text].map((sign) => hmtx.getUint16(Math.min(glyphOf(sign.codePointAt(0) ?? 0), wide) * 4));
  return {
    ascent: hhea.getInt16(4) / unitsPerEm,
    descent: -hhea.getInt16(6) / unitsPerEm,
    lineGap: hhea.getInt16(8) / unitsPerEm,
    meanWidth: widths.reduce((sum, width) => sum + width, 0) / widths.length / unitsPerEm,
  };
}
