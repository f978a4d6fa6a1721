import 'server-only';
import { unknownId, type KnownIds } from '@/lib/content/knownIds';
import type { Question } from '@/lib/quiz/record';
import type { Records } from '@/lib/server/content/records';

/** Objects that questions may refer to. */
interface Known {
  readonly episodes: KnownIds;
  readonly periods: KnownIds;
  readonly places: KnownIds;
  readonly buildings: KnownIds;
}

/** Resolves the questions of every file, by id, and checks their ids. */
export function linkQuestions(
  files: Records['questions'],
  known: Known,
  problems: string[],
): readonly Question[] {
  const takenIds = new Set<string>();
  const questions = files.flatMap(({ name, record }) =>
    (record ?? []).map((question) => {
      const at = `content/quiz/${name}.json → ${question.id}`;
      problems.push(...brokenLinks(question, at, known));
      if (takenIds.has(question.id))
        problems.push(`${at} : cet identifiant est donné à deux questions`);
      takenIds.add(question.id);
      return question;
    }),
  );
  return questions.toSorted((a, b) => a.id.localeCompare(b.id));
}

const brokenLinks = (
  { episode, period, place, building }: Question,
  at: string,
  known: Known,
): readonly string[] => [
  ...unknownId(
    `${at}.episode`,
    episode,
    known.episodes,
    'un fichier de content/episodes est attendu',
  ),
  ...unknownId(`${at}.period`, period, known.periods, 'une période est attendue'),
  ...unknownId(`${at}.place`, place, known.places, 'un lieu d’une carte est attendu'),
  ...unknownId(
    `${at}.building`,
    building,
    known.buildings,
    'un fichier de content/buildings est attendu',
  ),
];
