import type { Telling, ToldMoment } from '@/lib/clock/told';
import { isRecord, isText, isWithin } from '@/lib/player/persistence/decode';

/** Decodes what the site answers; null when it is something else. */
export function readTelling(json: unknown): Telling | null {
  if (!isRecord(json) || !Array.isArray(json.moments)) return null;
  const { moments } = json;
  return moments.every(isMoment) ? { moments } : null;
}

function isMoment(value: unknown): value is ToldMoment {
  if (!isRecord(value) || !isWithin(value.start, 0, Number.MAX_VALUE)) return false;
  const { words, place, years } = value;
  return (
    (words === null || isText(words)) &&
    (place === null ||
      (isRecord(place) && [place.id, place.name, place.map].every((part) => isText(part)))) &&
    (years === null ||
      (isRecord(years) &&
        isText(years.words) &&
        [years.from, years.to].every((year) => isWithin(year, 1, 9999))))
  );
}
