import 'server-only';
import { unknownIdProblems, type KnownIds } from '@/lib/content/knownIds';
import { stepKey, type LearningPath } from '@/lib/paths/path';
import type { StepRecord } from '@/lib/paths/record';
import { linkStep, type StepSubjects } from '@/lib/server/content/link/pathStep';
import type { Records } from '@/lib/server/content/records';

/** Ids that a step may name. Every id counts as known where a file is invalid, since the invalid file is reported. */
export interface KnownSubjects {
  readonly episodes: KnownIds;
  readonly places: KnownIds;
  readonly documents: KnownIds;
  readonly entries: KnownIds;
  readonly buildings: KnownIds;
  readonly questions: KnownIds;
}

/**
 * Links the steps of the learning paths to their subjects; an invalid file is omitted. Adds unknown ids, missing
 * chapters and repeated steps to `problems`, one line each.
 */
export function linkPaths(
  files: Records['paths'],
  knownIds: KnownSubjects,
  subjects: StepSubjects,
  problems: string[],
): readonly LearningPath[] {
  return files.flatMap(({ name: id, record }) => {
    if (record === null) return [];
    const { steps: records, ...path } = record;
    const field = `content/paths/${id}.json → steps`;
    problems.push(
      ...records.flatMap((step, index) => brokenLinks(step, `${field}.${index}`, knownIds)),
      ...records.flatMap((step, index) => missingChapter(step, `${field}.${index}`, subjects)),
      ...repeatedSteps(records, field),
    );
    const episodeSteps = records.filter(({ episode }) => episode !== undefined);
    const firstStep =
      episodeSteps.find(({ chapter }) => chapter === undefined) ?? episodeSteps[0];
    return [
      {
        ...path,
        id,
        picture: subjects.episodes.get(firstStep?.episode ?? '')?.picture ?? null,
        steps: records.flatMap((step) => linkStep(step, subjects)),
      },
    ];
  });
}

const brokenLinks = (
  step: StepRecord,
  field: string,
  knownIds: KnownSubjects,
): readonly string[] => {
  const EXPECTED_EPISODE = 'un fichier de content/episodes est attendu';
  return [
    ...unknownIdProblems(`${field}.episode`, step.episode, knownIds.episodes, EXPECTED_EPISODE),
    ...unknownIdProblems(`${field}.sheet`, step.sheet, knownIds.episodes, EXPECTED_EPISODE),
    ...unknownIdProblems(
      `${field}.place`,
      step.place,
      knownIds.places,
      'un lieu d’une carte est attendu',
    ),
    ...unknownIdProblems(
      `${field}.document`,
      step.document,
      knownIds.documents,
      'un fichier de content/documents est attendu',
    ),
    ...unknownIdProblems(
      `${field}.event`,
      step.event,
      knownIds.entries,
      'un événement de content/timeline est attendu',
    ),
    ...unknownIdProblems(
      `${field}.building`,
      step.building,
      knownIds.buildings,
      'une reconstitution de content/buildings est attendue',
    ),
    ...(step.questions ?? []).flatMap((question, index) =>
      unknownIdProblems(
        `${field}.questions.${index}`,
        question,
        knownIds.questions,
        'une question de content/quiz est attendue',
      ),
    ),
  ];
};

function missingChapter(
  { episode: slug, chapter }: StepRecord,
  field: string,
  { episodes }: StepSubjects,
): readonly string[] {
  const count = slug === undefined ? undefined : episodes.get(slug)?.chapters.length;
  return chapter === undefined || count === undefined || chapter <= count
    ? []
    : [
        `${field}.chapter : un chapitre de 1 à ${count} est attendu, il n’y a pas de « ${chapter} »`,
      ];
}

/** Reports steps that repeat a preceding step, since progress is stored by the key of the step. */
function repeatedSteps(steps: readonly StepRecord[], field: string): readonly string[] {
  const keys = steps.map(stepKey);
  return keys.flatMap((key, index) =>
    keys.indexOf(key) === index
      ? []
      : [
          `${field}.${index} : une étape nouvelle est attendue, ${field}.${keys.indexOf(key)} est la même`,
        ],
  );
}
