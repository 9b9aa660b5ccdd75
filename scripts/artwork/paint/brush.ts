// An anisotropic Kuwahara filter: flat areas become strokes that follow the shapes, and edges stay sharp.

/** Smoothed direction of the edges around each pixel: the structure tensor. */
function structure(pixels: Uint8Array, width: number, height: number): Float32Array[] {
  const count = width * height;
  const light = new Float32Array(count);
  for (let index = 0; index < count; index += 1)
    light[index] =
      (0.3 * (pixels[index * 4] ?? 0) + 0.59 * (pixels[index * 4 + 1] ?? 0) + 0.11 * (pixels[index * 4 + 2] ?? 0)) /
      255;
  const tensor = [new Float32Array(count), new Float32Array(count), new Float32Array(count)] as const;
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const across = (light[at + 1] ?? 0) - (light[at - 1] ?? 0);
      const down = (light[at + width] ?? 0) - (light[at - width] ?? 0);
      tensor[0][at] = across * across;
      tensor[1][at] = across * down;
      tensor[2][at] = down * down;
    }
  return tensor.map((part) => blurred(blurred(part, width, height), width, height));
}

/** A box blur of seven by seven. */
function blurred(values: Float32Array, width: number, height: number): Float32Array {
  const pass = (from: Float32Array, step: number): Float32Array =>
    from.map((_, index) => {
      let sum = 0;
      for (let offset = -3; offset <= 3; offset += 1) sum += from[index + offset * step] ?? 0;
      return sum / 7;
    });
  return height > 0 ? pass(pass(values, 1), width) : values;
}

/** Sums of one sector of the brush: weight, red, green, blue and their square. */
const sums = 5;
const sectors = 8;

/**
 * Paints over a picture with strokes.
 *
 * @param pixels red, green, blue and opacity of each pixel
 * @param radius half the width of a stroke in pixels
 */
export function brush(pixels: Uint8Array, width: number, height: number, radius: number): Uint8Array {
  const [across, mixed, down] = structure(pixels, width, height);
  const painted = new Uint8Array(pixels);
  const sector = new Float64Array(sectors * sums);
  const part = (offset: number, base: number, weight: number): number => (sector[base + offset] ?? 0) / weight;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const [e, f, g] = [across?.[at] ?? 0, mixed?.[at] ?? 0, down?.[at] ?? 0];
      const root = Math.sqrt((e - g) ** 2 + 4 * f * f);
      const anisotropy = e + g > 1e-6 ? root / (e + g) : 0;
      const angle = 0.5 * Math.atan2(2 * f, e - g) + Math.PI / 2;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      const [long, short] = [radius * (1 + anisotropy), radius / (1 + anisotropy * 0.8)];
      sector.fill(0);
      const reach = Math.ceil(long);
      for (let dy = -reach; dy <= reach; dy += 1)
        for (let dx = -reach; dx <= reach; dx += 1) {
          const u = (cos * dx + sin * dy) / long;
          const v = (cos * dy - sin * dx) / short;
          const distance = u * u + v * v;
          if (distance > 1) continue;
          const sampleX = Math.min(width - 1, Math.max(0, x + dx));
          const sampleY = Math.min(height - 1, Math.max(0, y + dy));
          const from = (sampleY * width + sampleX) * 4;
          const weight = 1 - distance * 0.8;
          const turn = distance === 0 ? -1 : Math.floor(((Math.atan2(v, u) / Math.PI + 1) * sectors) / 2) % sectors;
          for (let index = Math.max(0, turn); index <= (turn < 0 ? sectors - 1 : turn); index += 1) {
            const base = index * sums;
            let square = 0;
            for (let channel = 0; channel < 3; channel += 1) {
              const value = pixels[from + channel] ?? 0;
              sector[base + 1 + channel] = (sector[base + 1 + channel] ?? 0) + weight * value;
              square += value * value;
            }
            sector[base] = (sector[base] ?? 0) + weight;
            sector[base + 4] = (sector[base + 4] ?? 0) + weight * square;
          }
        }
      let [total, red, green, blue] = [0, 0, 0, 0];
      for (let base = 0; base < sectors * sums; base += sums) {
        const weight = sector[base] ?? 1;
        const [r, g2, b] = [part(1, base, weight), part(2, base, weight), part(3, base, weight)];
        const variance = Math.max(0, part(4, base, weight) - r * r - g2 * g2 - b * b);
        const vote = 1 / (1 + variance * variance * 0.0005);
        [total, red, green, blue] = [total + vote, red + vote * r, green + vote * g2, blue + vote * b];
      }
      painted.set([red / total, green / total, blue / total], at * 4);
    }
  return painted;
}
