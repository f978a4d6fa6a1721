import 'server-only';
import { unknownIdProblems, type KnownIds } from '@/lib/content/knownIds';
import type { Question } from '@/lib/quiz/record';
import type { Records } from '@/lib/server/content/records';

/** Objects that questions may refer to. */
interface QuestionReferences {
  readonly episodes: KnownIds;
  readonly periods: KnownIds;
  readonly places: KnownIds;
  readonly buildings: KnownIds;
}

/** Resolves the questions of every file, by id, and checks their ids. */
export function linkQuestions(
  files: Records['questions'],
  knownIds: QuestionReferences,
  problems: string[],
): readonly Question[] {
  const takenIds = new Set<string>();
  const questions = files.flatMap(({ name, record }) =>
    (record ?? []).map((question) => {
      const field = `content/quiz/${name}.json → ${question.id}`;
      problems.push(...brokenLinks(question, field, knownIds));
      if (takenIds.has(question.id))
        problems.push(`${field} : cet identifiant est donné à deux questions`);
      takenIds.add(question.id);
      return question;
    }),
  );
  return questions.toSorted((a, b) => a.id.localeCompare(b.id));
}

const brokenLinks = (
  { episode, period, place, building }: Question,
  field: string,
  knownIds: QuestionReferences,
): readonly string[] => [
  ...unknownIdProblems(
    `${field}.episode`,
    episode,
    knownIds.episodes,
    'un fichier de content/episodes est attendu',
  ),
  ...unknownIdProblems(`${field}.period`, period, knownIds.periods, 'une période est attendue'),
  ...unknownIdProblems(
    `${field}.place`,
    place,
    knownIds.places,
    'un lieu d’une carte est attendu',
  ),
  ...unknownIdProblems(
    `${field}.building`,
    building,
    knownIds.buildings,
    'un fichier de content/buildings est attendu',
  ),
];
