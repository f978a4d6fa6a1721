import 'server-only';
import { cache } from 'react';
import { placePath } from '@/lib/map/address';
import type { BankPlace } from '@/lib/quiz/bankQuestion';
import { publishedQuestion, type PublishedQuestion } from '@/lib/quiz/published';
import { loadMap, mapIds } from '@/lib/server/maps';
import { loadQuestionLabels, loadQuestions } from '@/lib/server/quiz';

/** Every question as `/quizz/quizz.json` gives it. */
export const loadPublishedQuiz = cache((): readonly PublishedQuestion[] => {
  const labels = loadQuestionLabels();
  const places = new Map(mapIds().flatMap(placesOfMap));
  return loadQuestions().map((question) => publishedQuestion(question, labels, places));
});

const placesOfMap = (mapId: string): readonly (readonly [string, BankPlace])[] =>
  loadMap(mapId).record.places.map(({ id, name }) => [
    id,
    { href: placePath(mapId, id), name },
  ]);
