import type { Scenario } from '@/tests/bench/align/respeak';

/** Positions of the accidents, as ratios of the episode. */
const FAULT_POSITIONS = { skipped: [0.35, 0.8], repeated: [0.15, 0.6] } as const;

/** Returns the arguments of espeak-ng: voice, words a minute, pitch from 0 to 99. */
const voice = (name: string, speed: number, pitch: number): readonly string[] => [
  ...['-v', name, '-s', String(speed), '-p', String(pitch)],
];

export const SCENARIOS: readonly Scenario[] = [
  { label: 'même voix, plus vite', voice: voice('fr', 175, 42) },
  { label: 'femme, rapide, aiguë', voice: voice('fr+f2', 190, 60) },
  { label: 'homme, lent, grave', voice: voice('fr+m3', 125, 20) },
  { label: 'très rapide', voice: voice('fr+m4', 220, 50) },
  { label: 'belge, bruit à 20 dB', voice: voice('fr-be+klatt4', 165, 50), noise: 20 },
  { label: 'salle, bruit à 10 dB', voice: voice('fr+f5', 140, 70), noise: 10, hasRoom: true },
  {
    ...{ label: 'musiques, débit irrégulier', voice: voice('fr-ch+m7', 160, 35) },
    ...{ music: [25, 15], isUnsteady: true },
  },
  { label: 'phrases omises et redites', voice: voice('fr+f4', 155, 65), ...FAULT_POSITIONS },
  {
    ...{ label: 'titres non dits, reprises', voice: voice('fr+m2', 165, 30) },
    ...{ areTitlesUnsaid: true, begun: [0.25, 0.7], isUnsteady: true },
  },
  { label: 'noms lus au hasard', voice: voice('fr+f3', 170, 55), isUntaught: true, noise: 30 },
  { label: 'voix italienne', voice: voice('it+m5', 150, 45), isUntaught: true },
  {
    ...{ label: 'tout à la fois', voice: voice('fr+Annie', 160, 55), ...FAULT_POSITIONS },
    ...{ music: [12, 12], noise: 25, isUnsteady: true },
  },
];
