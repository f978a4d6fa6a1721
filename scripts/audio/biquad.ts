/** Second-order filters, with the formulas of Robert Bristow-Johnson’s “Audio EQ Cookbook”. */
import { at, type Signal } from './signal';

export type Biquad = {
  readonly b: readonly [number, number, number];
  readonly a: readonly [number, number];
};

type Shape = { readonly rate: number; readonly frequency: number; readonly q: number };

function angles({ rate, frequency, q }: Shape) {
  const w = (2 * Math.PI * frequency) / rate;
  return { cos: Math.cos(w), alpha: Math.sin(w) / (2 * q) };
}

function normalised(
  b: readonly [number, number, number],
  [a0, a1, a2]: readonly [number, number, number],
): Biquad {
  return { b: [b[0] / a0, b[1] / a0, b[2] / a0], a: [a1 / a0, a2 / a0] };
}

export function highPass(shape: Shape): Biquad {
  const { cos, alpha } = angles(shape);
  return normalised(
    [(1 + cos) / 2, -(1 + cos), (1 + cos) / 2],
    [1 + alpha, -2 * cos, 1 - alpha],
  );
}

export function lowPass(shape: Shape): Biquad {
  const { cos, alpha } = angles(shape);
  return normalised([(1 - cos) / 2, 1 - cos, (1 - cos) / 2], [1 + alpha, -2 * cos, 1 - alpha]);
}

/** Delays what lies around `frequency` without making anything louder or softer. */
export function allPass(shape: Shape): Biquad {
  const { cos, alpha } = angles(shape);
  return normalised([1 - alpha, -2 * cos, 1 + alpha], [1 + alpha, -2 * cos, 1 - alpha]);
}

/** Raises (or, below 0 dB, lowers) a band around `frequency`. */
export function peak(shape: Shape, decibels: number): Biquad {
  const { cos, alpha } = angles(shape);
  const amp = 10 ** (decibels / 40);
  return normalised(
    [1 + alpha * amp, -2 * cos, 1 - alpha * amp],
    [1 + alpha / amp, -2 * cos, 1 - alpha / amp],
  );
}

/** Raises or lowers everything below `frequency`. */
export function lowShelf(shape: Shape, decibels: number): Biquad {
  return shelf(shape, decibels, 1);
}

/** Raises or lowers everything above `frequency`. */
export function highShelf(shape: Shape, decibels: number): Biquad {
  return shelf(shape, decibels, -1);
}

function shelf(shape: Shape, decibels: number, side: 1 | -1): Biquad {
  const { cos, alpha } = angles(shape);
  const amp = 10 ** (decibels / 40);
  const c = side * cos;
  const slope = 2 * Math.sqrt(amp) * alpha;
  return normalised(
    [
      amp * (amp + 1 - (amp - 1) * c + slope),
      side * 2 * amp * (amp - 1 - (amp + 1) * c),
      amp * (amp + 1 - (amp - 1) * c - slope),
    ],
    [
      amp + 1 + (amp - 1) * c + slope,
      side * -2 * (amp - 1 + (amp + 1) * c),
      amp + 1 + (amp - 1) * c - slope,
    ],
  );
}

/** Runs the filters one after another over a copy of the signal. */
export function filterThrough(signal: Signal, filters: readonly Biquad[]): Signal {
  const out = Float64Array.from(signal);
  for (const { b, a } of filters) {
    let [x1, x2, y1, y2] = [0, 0, 0, 0];
    for (let n = 0; n < out.length; n += 1) {
      const x = at(out, n);
      const y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2;
      [x2, x1, y2, y1] = [x1, x, y1, y];
      out[n] = y;
    }
  }
  return out;
}
