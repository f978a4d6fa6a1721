import 'server-only';
import { unknownId, type KnownIds } from '@/lib/content/knownIds';
import { stepKey, type LearningPath } from '@/lib/paths/path';
import type { StepRecord } from '@/lib/paths/record';
import { linkStep, type StepSubjects } from '@/lib/server/content/link/pathStep';
import type { Records } from '@/lib/server/content/records';

/** Ids that a step may name. Every id counts as known where a file is invalid, since that file is reported itself. */
export interface KnownSubjects {
  readonly episodes: KnownIds;
  readonly places: KnownIds;
  readonly documents: KnownIds;
  readonly entries: KnownIds;
  readonly buildings: KnownIds;
  readonly questions: KnownIds;
}

/**
 * Links the steps of the learning paths to their subjects; an invalid file is omitted. Adds unknown ids, missing chapters
 * and repeated steps to `problems`, a line each.
 */
export function linkPaths(
  files: Records['paths'],
  known: KnownSubjects,
  subjects: StepSubjects,
  problems: string[],
): readonly LearningPath[] {
  return files.flatMap(({ name: id, record }) => {
    if (record === null) return [];
    const { steps: records, ...path } = record;
    const at = `content/paths/${id}.json → steps`;
    problems.push(
      ...records.flatMap((step, rank) => brokenLinks(step, `${at}.${rank}`, known)),
      ...records.flatMap((step, rank) => missingChapter(step, `${at}.${rank}`, subjects)),
      ...repeatedSteps(records, at),
    );
    const episodeSteps = records.filter(({ episode }) => episode !== undefined);
    const first = episodeSteps.find(({ chapter }) => chapter === undefined) ?? episodeSteps[0];
    return [
      {
        ...path,
        id,
        picture: subjects.episodes.get(first?.episode ?? '')?.picture ?? null,
        steps: records.flatMap((step) => linkStep(step, subjects)),
      },
    ];
  });
}

const brokenLinks = (step: StepRecord, at: string, known: KnownSubjects): readonly string[] => {
  const AN_EPISODE = 'un fichier de content/episodes est attendu';
  return [
    ...unknownId(`${at}.episode`, step.episode, known.episodes, AN_EPISODE),
    ...unknownId(`${at}.sheet`, step.sheet, known.episodes, AN_EPISODE),
    ...unknownId(`${at}.place`, step.place, known.places, 'un lieu d’une carte est attendu'),
    ...unknownId(
      `${at}.document`,
      step.document,
      known.documents,
      'un fichier de content/documents est attendu',
    ),
    ...unknownId(
      `${at}.event`,
      step.event,
      known.entries,
      'un événement de content/timeline est attendu',
    ),
    ...unknownId(
      `${at}.building`,
      step.building,
      known.buildings,
      'une reconstitution de content/buildings est attendue',
    ),
    ...(step.questions ?? []).flatMap((question, rank) =>
      unknownId(
        `${at}.questions.${rank}`,
        question,
        known.questions,
        'une question de content/quiz est attendue',
      ),
    ),
  ];
};

function missingChapter(
  { episode: slug, chapter }: StepRecord,
  at: string,
  { episodes }: StepSubjects,
): readonly string[] {
  const count = slug === undefined ? undefined : episodes.get(slug)?.chapters.length;
  return chapter === undefined || count === undefined || chapter <= count
    ? []
    : [
        `${at}.chapter : un chapitre de 1 à ${count} est attendu, il n’y a pas de « ${chapter} »`,
      ];
}

/** Reports steps that repeat a preceding one: progress is stored by key, which would be the same. */
function repeatedSteps(steps: readonly StepRecord[], at: string): readonly string[] {
  const keys = steps.map(stepKey);
  return keys.flatMap((key, rank) =>
    keys.indexOf(key) === rank
      ? []
      : [
          `${at}.${rank} : une étape nouvelle est attendue, ${at}.${keys.indexOf(key)} est la même`,
        ],
  );
}
