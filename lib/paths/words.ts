import { formatLength } from '@/lib/episodes/length';
import { secondsOf, type LearningPath, type PathStep } from '@/lib/paths/path';

/** French names of the actions that open a step, by kind. */
export const OPENINGS = {
  episode: 'Lire l’épisode',
  chapter: 'Ouvrir au chapitre',
  place: 'Voir sur la carte',
  document: 'Étudier le document',
  event: 'Voir sur la frise',
  building: 'Voir la reconstitution',
  sheet: 'Ouvrir la fiche',
  questions: 'Répondre',
} as const satisfies Record<PathStep['kind'], string>;

/** Formats the number of steps and the length of the audio: « 14 étapes · 40 min 12 d’écoute ». */
export function pathFacts(path: Pick<LearningPath, 'steps'>): string {
  const seconds = secondsOf(path);
  const count = `${path.steps.length}\u00a0étapes`;
  return seconds === 0 ? count : `${count} · ${formatLength(seconds)} d’écoute`;
}
