import { valueOf } from '@/lib/buildings/building';
import { CUBITS } from '@/lib/buildings/cubits';
import type { Parameter } from '@/lib/buildings/record';

/** Writes a number as French does, with at most two decimals. */
const decimal = (value: number): string =>
  String(Math.round(value * 100) / 100).replace('.', ',');

/** Writes a length drawn from a text: two digits, since a cubit is not known better. */
const twoDigits = (metres: number): string => decimal(Number(metres.toPrecision(2)));

/** Writes the value of a measure as its source gives it: « 58 m », « 70 coudées », « 8 ». */
export function measureWords(parameter: Parameter): string {
  const { unit, value } = parameter;
  if (unit === 'nombre') return decimal(value);
  if (unit === 'coudée') return `${decimal(value)}\u00a0coudée${value < 2 ? '' : 's'}`;
  return `${decimal(value)}${unit === '°' ? '' : '\u00a0'}${unit}`;
}

/** Writes the metres of a measure in cubits, and whose cubit it is; null for any other. */
export const metresWords = (parameter: Parameter): string | null =>
  parameter.unit === 'coudée'
    ? `environ ${twoDigits(valueOf(parameter))}\u00a0m (${CUBITS[parameter.cubit].label})`
    : null;

/** Writes the least and the most that sources give; null where they give one value. */
export function rangeWords(parameter: Parameter): string | null {
  if (!parameter.range) return null;
  const [least, most] = parameter.range;
  return `de ${decimal(least)} à ${measureWords({ ...parameter, value: most })}`;
}
