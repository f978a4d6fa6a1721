import { valueOf } from '@/lib/buildings/building';
import { CUBITS } from '@/lib/buildings/cubits';
import type { Parameter } from '@/lib/buildings/record';

/** Formats a number in French, with at most two decimals. */
const formatDecimal = (value: number): string =>
  String(Math.round(value * 100) / 100).replace('.', ',');

/** Formats a length derived from cubits with two significant digits: the cubit is not known more precisely. */
const formatTwoDigits = (metres: number): string =>
  formatDecimal(Number(metres.toPrecision(2)));

/** Formats the value of a measure in its source's unit: « 58 m », « 70 coudées », « 8 ». */
export function measureWords(parameter: Parameter): string {
  const { unit, value } = parameter;
  if (unit === 'nombre') return formatDecimal(value);
  if (unit === 'coudée') return `${formatDecimal(value)}\u00a0coudée${value < 2 ? '' : 's'}`;
  return `${formatDecimal(value)}${unit === '°' ? '' : '\u00a0'}${unit}`;
}

/** Formats the metres of a measure given in cubits, with the name of the cubit; null for other units. */
export const metresWords = (parameter: Parameter): string | null =>
  parameter.unit === 'coudée'
    ? `environ ${formatTwoDigits(valueOf(parameter))}\u00a0m (${CUBITS[parameter.cubit].label})`
    : null;

/** Formats the range of values that sources give; null for a single value. */
export function rangeWords(parameter: Parameter): string | null {
  if (!parameter.range) return null;
  const [min, max] = parameter.range;
  return `de ${formatDecimal(min)} à ${measureWords({ ...parameter, value: max })}`;
}
