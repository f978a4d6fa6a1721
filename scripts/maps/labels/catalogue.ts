import type { Sheet } from '../sheet';
import type { Label } from './label';
import { notes, powers, regions, tribes } from './peoples';
import { deserts, lavaFields, ranges } from './relief';
import { seas, waters } from './water';

/** Every name a map could carry: those of far views first, then the most important of each kind. */
export const labelsOf = (sheet: Sheet): Label[] =>
  [
    ...powers(sheet),
    ...seas(sheet),
    ...regions(sheet),
    ...ranges(sheet),
    ...deserts(sheet),
    ...waters(sheet),
    ...lavaFields(sheet),
    ...notes(sheet),
    ...tribes(sheet),
  ].sort((a, b) => a.density - b.density);
