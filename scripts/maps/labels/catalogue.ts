import type { Sheet } from '../sheet';
import type { Label } from './label';
import { notes, powers, regions, tribes } from './peoples';
import { deserts, lavaFields, ranges } from './relief';
import { seas, waters } from './water';

/** Lists all labels of a map: those of small scales first, then by kind and importance. */
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
