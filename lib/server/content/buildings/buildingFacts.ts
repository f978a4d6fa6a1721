import 'server-only';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { glbPath, modelPath } from '@/lib/buildings/address';
import { valuesOf, type Building } from '@/lib/buildings/building';
import { readModel } from '@/lib/buildings/file/readModel';
import { measureWords } from '@/lib/buildings/measures';
import { modelOf } from '@/lib/buildings/models/models';
import { sunOfPhase } from '@/lib/buildings/pictureSun';
import { surfaceByGrade } from '@/lib/buildings/view/surface';
import type { BuildingRelation } from '@/lib/buildings/view/relation';
import type { StageBuilding, StopPassage } from '@/lib/buildings/view/stageBuilding';
import type { Stop } from '@/lib/buildings/record';
import { documentPath } from '@/lib/documents/address';
import { spokenSentences } from '@/lib/episodes/transcript/sentences';
import { personPath } from '@/lib/genealogy/address';
import { findDocument } from '@/lib/server/content/documents/documents';
import { isKeepable } from '@/lib/offline/keepable';
import { buildingsAt } from '@/lib/server/content/buildings/buildings';
import { findEpisode, loadEpisodes } from '@/lib/server/content/episodes';
import { loadGenealogy } from '@/lib/server/content/genealogy/genealogy';
import { loadQuestions } from '@/lib/server/content/quiz/quiz';
import { loadPeople, loadPlaces } from '@/lib/server/content/references';
import { findEntry } from '@/lib/server/content/timeline/timeline';
import { entryPath } from '@/lib/timeline/address';

/** Gathers the facts that the 3D stage of a building shows. */
export function stageBuilding(building: Building): StageBuilding {
  const { id, name, orientation, phases, parts, stops, stands, sections } = building;
  const file = modelPath(id);
  const bytes = readFileSync(join(/* turbopackIgnore: true */ process.cwd(), 'public', file));
  const model = readModel(Uint8Array.from(bytes).buffer);
  if (!model)
    throw new Error(`public${file} : un modèle est attendu (scripts/draw-buildings.ts)`);
  const dimensionLines = modelOf(building).lines(valuesOf(building));
  const sourcesById = new Map(
    building.references.map((reference) => [reference.id, reference.source]),
  );
  return {
    id,
    name,
    file,
    weight: gzipSync(bytes, { level: 9 }).length,
    facade: orientation.facade,
    latitude: building.latitude,
    phases: phases.map(({ id: phaseId, label, from, to }, index) => ({
      id: phaseId,
      label,
      from,
      to,
      sun: sunOfPhase(building, index),
    })),
    parts: parts.map(({ id: partId, label, grade, material, text, phases: partPhases }) => ({
      id: partId,
      label,
      grade,
      material,
      text,
      phases: partPhases,
    })),
    stops: stops.map((stop) => ({
      id: stop.id,
      title: stop.title,
      text: stop.text,
      alt: stop.alt,
      phase: stop.phase,
      camera: stop.camera,
      cut: stop.cut ?? null,
      passage: passageOf(stop),
    })),
    stands,
    sections: sections.map(({ id: sectionId, title, plane, at }) => ({
      id: sectionId,
      title,
      plane,
      at,
    })),
    measures: building.parameters.flatMap((parameter) => {
      const dimensionLine = dimensionLines[parameter.id];
      if (!dimensionLine) return [];
      const source = parameter.references
        .map((reference) => sourcesById.get(reference)?.author ?? '')
        .join(', ');
      const { id: measureId, label, grade, phases: measuredPhases = null } = parameter;
      const formatted = measureWords(parameter);
      return [
        {
          ...dimensionLine,
          id: measureId,
          label,
          grade,
          words: formatted,
          source,
          phases: measuredPhases,
        },
      ];
    }),
    shares: phases.map((_, index) => surfaceByGrade(model, 1 << index)),
  };
}

/** Finds the sentence of an episode that says what a stop shows; null where the sentence has no known second. */
function passageOf({ citation }: Pick<Stop, 'citation'>): StopPassage | null {
  const episode = citation ? findEpisode(citation.slug) : null;
  if (!citation || !episode) return null;
  const start = spokenSentences(episode.transcript).find(({ text }) =>
    text.includes(citation.words),
  )?.moment?.start;
  return start === undefined ? null : { episode: episode.playable, at: start };
}

/** Resolves the places, entries, documents, episodes and people of a building, each with its page's path or null. */
export function buildingRelations(building: Building): readonly BuildingRelation[] {
  const treePeople = loadGenealogy().people;
  return [
    ...building.places.flatMap((id) => {
      const place = loadPlaces().get(id);
      return place ? [{ title: place.name, detail: 'sur la carte', path: place.path }] : [];
    }),
    ...building.timeline.flatMap((id) => {
      const entry = findEntry(id);
      return entry ? [{ title: entry.title, detail: entry.when, path: entryPath(id) }] : [];
    }),
    ...building.documents.flatMap((slug) => {
      const document = findDocument(slug);
      const detail = `document, ${document?.date.label ?? ''}`;
      return document ? [{ title: document.title, detail, path: documentPath(slug) }] : [];
    }),
    ...building.episodes.flatMap((slug) => {
      const episode = findEpisode(slug);
      return episode
        ? [{ title: episode.shortTitle, detail: 'épisode', path: episode.path }]
        : [];
    }),
    ...building.people.flatMap((id) => {
      const person = loadPeople().get(id);
      const path = treePeople.has(id) ? personPath(id) : null;
      return person ? [{ title: person.name, detail: person.role, path }] : [];
    }),
  ];
}

/** Measures the `.glb` of a building, in bytes. */
export const glbBytes = ({ id }: Building): number =>
  statSync(join(/* turbopackIgnore: true */ process.cwd(), 'public', glbPath(id))).size;

/** Lists the quiz questions about a building. */
export const questionsOfBuilding = ({ id }: Building) =>
  loadQuestions().filter(({ building }) => building === id);

/** Lists the episodes whose offline pack contains a building: each keepable episode that names one of its places. */
export const episodesPacking = (building: Building) =>
  loadEpisodes()
    .filter(
      ({ playable, places }) => isKeepable(playable) && buildingsAt(places).includes(building),
    )
    .map(({ shortTitle, path }) => ({ title: shortTitle, path }));
