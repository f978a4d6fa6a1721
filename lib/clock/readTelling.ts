import type { Telling, NarratedPassage } from '@/lib/clock/narration';
import { isRecord, isText, isWithin } from '@/lib/decode';

/** In seconds: longer than any audio. */
const MAX_SECONDS = 1e6;

/** Decodes the response with an episode's narration; null when invalid. */
export function readTelling(json: unknown): Telling | null {
  if (!isRecord(json) || !Array.isArray(json.moments)) return null;
  const { moments } = json;
  return moments.every(isMoment) ? { moments } : null;
}

function isMoment(value: unknown): value is NarratedPassage {
  if (!isRecord(value)) return false;
  const { start, words, place, years } = value;
  return (
    isWithin(start, 0, MAX_SECONDS) &&
    (words === null || isText(words)) &&
    (place === null || (isRecord(place) && [place.id, place.name, place.map].every(isText))) &&
    (years === null ||
      (isRecord(years) &&
        isText(years.words) &&
        isWithin(years.from, 1, 9999) &&
        isWithin(years.to, 1, 9999)))
  );
}
