import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Building } from '@/lib/buildings/building';
import { isRecord, isText } from '@/lib/decode';
import { drawnOf } from '@/scripts/buildings/drawn';
import type { Drawn } from '@/scripts/buildings/sheet';

/** Where the digest of what each building’s files were drawn from is kept. */
export const DIGESTS = 'scripts/buildings/digests.json';

/** The folders of the programs that draw. */
const PROGRAMS = ['lib/buildings', 'components/buildings/gl', 'scripts/buildings'] as const;

/** Tells whether a file says nothing of a drawing: the page alone uses it, or its solids are in the digest. */
const isElsewhere = (path: string): boolean =>
  /^(?:view|models\/(?:\w+\/|models\.))/.test(path);

const sources = (): readonly string[] =>
  PROGRAMS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !isElsewhere(path))
      .map((path) => `${folder}/${path}`),
  ).toSorted();

/**
 * Returns the digest of all that the drawn files of a building depend on: its measures and views, what its model draws
 * of them, and the programs. A model that is added or mended leaves the digests of the others.
 */
export function digestOf(building: Building, model: Drawn = drawnOf(building)): string {
  const { parameters, parts, stops, sections, phases, orientation, latitude } = building;
  const drawn = {
    parameters: parameters.map(({ id, value, unit, ...rest }) => [
      id,
      value,
      unit,
      'cubit' in rest ? rest.cubit : null,
    ]),
    parts: parts.map(({ id, label, grade, phases: shown }) => [id, label, grade, shown]),
    stops: stops.map(({ id, phase, camera, cut }) => [id, phase, camera, cut]),
    sections,
    phases: phases.map(({ id, from }) => [id, from]),
    facade: orientation.facade,
    latitude,
  };
  const hash = createHash('sha256').update(JSON.stringify([drawn, model]));
  for (const path of sources()) hash.update(readFileSync(path));
  return hash.digest('hex').slice(0, 16);
}

/** Reads the digests that were kept, by the id of the building. */
export function readDigests(): Readonly<Record<string, string>> {
  const kept: unknown = existsSync(DIGESTS) ? JSON.parse(readFileSync(DIGESTS, 'utf8')) : {};
  return isRecord(kept)
    ? Object.fromEntries(
        Object.entries(kept).filter((entry): entry is [string, string] => isText(entry[1])),
      )
    : {};
}
