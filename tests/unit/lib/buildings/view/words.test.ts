import {
  dateWords,
  phasesWords,
  phaseYears,
  shareWords,
  viewWords,
} from '@/lib/buildings/view/words';

it.each([
  [
    { azimuth: 206, elevation: 27, distance: 106 },
    'Vu du sud-ouest, d’en haut, à une centaine de mètres.',
  ],
  [{ azimuth: 0, elevation: 5, distance: 12 }, 'Vu du nord, de face, à une dizaine de mètres.'],
  [
    { azimuth: 275, elevation: 80, distance: 44 },
    'Vu de l’ouest, à la verticale, à 40\u00a0mètres.',
  ],
  [{ azimuth: 180, elevation: 0, distance: 1 }, 'Vu de la hauteur d’un œil, vers le nord.'],
  [{ azimuth: 90, elevation: 0, distance: 1 }, 'Vu de la hauteur d’un œil, vers l’ouest.'],
])('viewWords says direction, height and distance: %j', (camera, words) => {
  expect(viewWords({ ...camera, target: [0, 0, 0] })).toBe(words);
});

it('The years of a phase are one year, a range, or open when the phase lasts to the end', () => {
  expect([
    phaseYears({ from: 623, to: 623 }),
    phaseYears({ from: 624, to: 627 }),
    phaseYears({ from: 677, to: 800 }),
  ]).toEqual(['623', 'de 624 à 627', 'à partir de 677']);
});

it('A share is « aucune surface » only when it is zero', () => {
  expect([0, 0.004, 0.5, 1].map(shareWords)).toEqual([
    'aucune surface',
    'moins de 1\u202f%',
    '50\u202f%',
    '100\u202f%',
  ]);
});

it('the words of phases are the years of the only one, or the number of phases', () => {
  expect(phasesWords([{ from: 692, to: 800 }])).toBe('à partir de 692');
  const threePhases = [623, 638, 649].map((from) => ({ from, to: from + 5 }));
  expect(phasesWords(threePhases)).toBe('3 états');
});

it('a date’s grade agrees with « date »', () => {
  expect(dateWords('discuté')).toBe('Date discutée');
  expect(dateWords('établi')).toBe('Date établie');
});
