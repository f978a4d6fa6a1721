import type { QuizPlace } from '@/lib/quiz/map/quizPlace';

export const quizPlaceAt = (
  id: string,
  longitude: number,
  latitude: number,
  fields: Partial<QuizPlace> = {},
): QuizPlace => ({
  id,
  name: id,
  type: 'city',
  year: 622,
  period: 'p',
  description: '',
  coordinates: [50, 50],
  longitude,
  latitude,
  accuracy: 1,
  href: `/outils/carte-interactive/arabie/${id}`,
  ...fields,
});

export const mecca = quizPlaceAt('La Mecque', 39.83, 21.42, { episodeCount: 9 });
export const medina = quizPlaceAt('Médine', 39.61, 24.47, { episodeCount: 8 });
export const places: readonly QuizPlace[] = [
  mecca,
  medina,
  ...Array.from({ length: 14 }, (_, index) =>
    quizPlaceAt(`lieu-${index}`, 32 + index * 1.7, 13 + ((index * 7) % 22), {
      episodeCount: index % 3,
    }),
  ),
];
