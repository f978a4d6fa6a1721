import * as v from 'valibot';
import { Id, Prose } from '@/lib/content/fields';
import { isCheckable, UNPAGED } from '@/lib/content/reference';

export const THEMES = [
  'Personnages',
  'Batailles',
  'Lieux',
  'Coran et révélation',
  'Société et tribus',
  'Économie et routes',
  'Empires voisins',
  'Textes et sources',
] as const;

export const DIFFICULTIES = [1, 2, 3, 4] as const;

export type Difficulty = (typeof DIFFICULTIES)[number];

/** Four distinct answers, the correct answer first, for authors to find; the quiz shuffles the answers. */
const Answers = v.pipe(
  v.strictTuple([Prose, Prose, Prose, Prose], 'quatre réponses sont attendues'),
  v.check(
    (answers) => new Set(answers.map((answer) => answer.toLocaleLowerCase('fr'))).size === 4,
    'quatre réponses différentes sont attendues',
  ),
);

/** A question of an author's file; `episode` is the slug of an episode of `content/episodes/`. */
const QuestionSchema = v.strictObject({
  id: Id,
  question: v.pipe(Prose, v.endsWith('?', 'une question est attendue')),
  answers: Answers,
  difficulty: v.picklist(DIFFICULTIES, 'une difficulté de 1 à 4 est attendue'),
  episode: v.optional(Id),
  period: Id,
  /** Quote of the answer: words of the first sentence of the episode that contains those words. */
  quote: v.optional(Prose),
  /** Subject: a person of the tree. */
  person: v.optional(Id),
  /** Subject: an entry of the timeline. */
  event: v.optional(Id),
  /** Id of a building of `content/buildings/`, on whose page the question is asked. */
  building: v.optional(Id),
  theme: v.picklist(THEMES, `un thème est attendu : ${THEMES.join(', ')}`),
  /** Explanation of the answer in one sentence. */
  explanation: v.pipe(Prose, v.endsWith('.', 'une phrase finie par un point est attendue')),
  /** Work and section, or sura and verses, in the form that `isCheckable` accepts. */
  source: v.pipe(
    Prose,
    v.check(
      isCheckable,
      `une référence et sa partie sont attendues (« Coran 3, 123 », « …, 1953, chap. I »), ou « …, ${UNPAGED} »`,
    ),
  ),
  place: v.optional(Id),
});

export type Question = v.InferOutput<typeof QuestionSchema>;

/** One file of `content/quiz/`. */
export const QuestionsSchema = v.array(QuestionSchema, 'une liste de questions est attendue');

/** Periods that no map shows, since maps begin with the revelation. */
export const PeriodsSchema = v.array(v.strictObject({ id: Id, name: Prose }));
