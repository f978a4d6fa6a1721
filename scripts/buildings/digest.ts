import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Building } from '@/lib/buildings/building';
import { isRecord, isText } from '@/lib/decode';
import { drawnOf } from '@/scripts/buildings/drawn';
import type { Drawn } from '@/scripts/buildings/sheet';

/** Path of the digests: one per building, of all the inputs of its generated files. */
export const DIGESTS = 'scripts/buildings/digests.json';

/** Folders of the programs that generate the files. */
const PROGRAMS = ['lib/buildings', 'components/buildings/gl', 'scripts/buildings'] as const;

/** Tells whether a source file is left out: code of the page alone, or a model, whose solids are in the digest. */
const isExcluded = (path: string): boolean => /^(?:view|models\/(?:\w+\/|models\.))/.test(path);

const sources = (): readonly string[] =>
  PROGRAMS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !isExcluded(path))
      .map((path) => `${folder}/${path}`),
  ).toSorted();

/**
 * Computes the digest of the inputs of a building’s generated files: its measures and views, the solids of its model
 * and the programs. A change of one model leaves the digests of the other buildings.
 */
export function digestOf(building: Building, model: Drawn = drawnOf(building)): string {
  const { parameters, parts, stops, sections, phases, orientation, latitude } = building;
  const inputs = {
    parameters: parameters.map(({ id, value, unit, ...rest }) => [
      id,
      value,
      unit,
      'cubit' in rest ? rest.cubit : null,
    ]),
    parts: parts.map(({ id, label, grade, phases: partPhases }) => [
      id,
      label,
      grade,
      partPhases,
    ]),
    stops: stops.map(({ id, phase, camera, cut }) => [id, phase, camera, cut]),
    sections,
    phases: phases.map(({ id, from }) => [id, from]),
    facade: orientation.facade,
    latitude,
  };
  const hash = createHash('sha256').update(JSON.stringify([inputs, model]));
  for (const path of sources()) hash.update(readFileSync(path));
  return hash.digest('hex').slice(0, 16);
}

/** Reads the stored digests, by the id of the building. */
export function readDigests(): Readonly<Record<string, string>> {
  const storedDigests: unknown = existsSync(DIGESTS)
    ? JSON.parse(readFileSync(DIGESTS, 'utf8'))
    : {};
  return isRecord(storedDigests)
    ? Object.fromEntries(
        Object.entries(storedDigests).filter((entry): entry is [string, string] =>
          isText(entry[1]),
        ),
      )
    : {};
}
