import 'server-only';
import { cache } from 'react';
import type { QuestionLabels } from '@/lib/quiz/published';
import { PeriodsSchema, QuestionsSchema, type Question } from '@/lib/quiz/record';
import { listContent, readContent } from '@/lib/server/content';
import { loadEpisodes } from '@/lib/server/episodes';
import { loadMap, mapIds } from '@/lib/server/maps';
import { loadPlaces } from '@/lib/server/references';

/** The names that questions show in the place of their ids. */
export const loadQuestionLabels = cache((): QuestionLabels => ({
  episodes: new Map(loadEpisodes().map(({ slug, shortTitle }) => [slug, shortTitle])),
  periods: new Map(
    [
      ...readContent(PeriodsSchema, 'quiz/periods/outside-the-maps.json'),
      ...mapIds().flatMap((id) => loadMap(id).record.periods),
    ].map(({ id, name }) => [id, name]),
  ),
}));

/**
 * Every question of `content/quiz/`, by id.
 * @throws Error naming each question whose id is not its own, or whose episode, period or place does not exist.
 */
export const loadQuestions = cache((): readonly Question[] => {
  const questions = listContent('quiz')
    .flatMap((name) => readContent(QuestionsSchema, `quiz/${name}.json`))
    .toSorted((a, b) => a.id.localeCompare(b.id));
  const wrong = [...repeatedIds(questions), ...unknownReferences(questions)];
  if (wrong.length > 0) throw new Error(`content/quiz :\n${wrong.join('\n')}`);
  return questions;
});

function repeatedIds(questions: readonly Question[]): readonly string[] {
  return questions
    .filter(({ id }, index) => questions[index - 1]?.id === id)
    .map(({ id }) => `  ${id} : cet identifiant est donné à deux questions`);
}

function unknownReferences(questions: readonly Question[]): readonly string[] {
  const { episodes, periods } = loadQuestionLabels();
  const places = loadPlaces();
  return questions.flatMap(({ id, episode, period, place }) => [
    ...(episode === undefined || episodes.has(episode)
      ? []
      : [`  ${id} : il n’y a pas d’épisode « ${episode} »`]),
    ...(periods.has(period) ? [] : [`  ${id} : il n’y a pas de période « ${period} »`]),
    ...(place === undefined || places.has(place)
      ? []
      : [`  ${id} : il n’y a pas de lieu « ${place} »`]),
  ]);
}
