/** @jest-environment node */
import { titleLines } from '@/lib/player/extras/titleLines';

describe('a title in the player', () => {
  it.each([
    [
      'La naissance de l’Islam - Épisode 11 : L’Arabie unifiée et la mort du Prophète',
      'Épisode 11',
      'L’Arabie unifiée et la mort du Prophète',
    ],
    [
      'La naissance de l’Islam - Épisode 8\u00a0: Médine\u00a0: naissance d’une communauté',
      'Épisode 8',
      'Médine\u00a0: naissance d’une communauté',
    ],
    [
      'Hors série\u00a0: comment connaît-on la vie du Prophète\u202f?',
      'Hors série',
      'Comment connaît-on la vie du Prophète\u202f?',
    ],
    ['Épisode 3 – Suite et fin', 'Épisode 3', 'Suite et fin'],
    ['#12 - Badr', '#12', 'Badr'],
  ])('«%s» is split into label and name', (title, label, name) => {
    expect(titleLines(title)).toEqual({ label, name });
  });

  it.each([
    'Badr',
    'La bataille de Badr - une défaite',
    'Retour sur l’épisode 3 : vos questions',
    'Épisode 4',
    'عنوان',
    '',
  ])('«%s» is a name without a label', (title) => {
    expect(titleLines(title)).toEqual({ label: null, name: title });
  });
});
