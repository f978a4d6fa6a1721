/**
 * Cubits of the texts, in metres. None is known to the centimetre: `range` gives the values that historians defend.
 * Sources: W. Hinz, Islamische Masse und Gewichte, 1955; K. A. C. Creswell, Early Muslim Architecture, I, 1969, for
 * the cubit of Baghdad. The Sabaean cubit is conventional.
 */
export const CUBITS = {
  yad: { metres: 0.498, range: [0.48, 0.51], label: 'coudée de la main' },
  noire: { metres: 0.5404, range: [0.5404, 0.5404], label: 'coudée noire' },
  creswell: {
    metres: 0.518,
    range: [0.498, 0.5404],
    label: 'coudée retenue par Creswell pour Bagdad',
  },
  saba: { metres: 0.45, range: [0.4, 0.52], label: 'coudée sabéenne' },
} as const;

export type Cubit = keyof typeof CUBITS;
