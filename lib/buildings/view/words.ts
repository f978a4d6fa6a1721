import type { Building } from '@/lib/buildings/building';
import { isStanding } from '@/lib/buildings/view/orbit';
import type { Camera } from '@/lib/buildings/record';
import type { DateGrade } from '@/lib/map/places/place';
import { YEARS } from '@/lib/timeline/bounds';

/** Explanation of each grade of a building. */
export const GRADE_WORDS = {
  établi: 'en place, relevé ou écrit en son temps',
  'selon la tradition': 'les récits le disent, rien d’autre ne le vérifie',
  discuté: 'les récits ou les historiens ne s’accordent pas',
  conventionnel: 'il fallait choisir pour dessiner',
} as const satisfies Record<DateGrade, string>;

/** Feminine forms of the grades, which agree with « date ». */
const DATE_WORDS = {
  établi: 'Date établie',
  'selon la tradition': 'Date selon la tradition',
  discuté: 'Date discutée',
  conventionnel: 'Date conventionnelle',
} as const satisfies Record<DateGrade, string>;

/** Returns the words of a date's grade. */
export const dateWords = (grade: DateGrade): string => DATE_WORDS[grade];

export const STATE_WORDS = {
  debout: 'Debout',
  ruine: 'En ruine',
  disparu: 'Disparu',
  remplacé: 'Remplacé',
} as const satisfies Record<Building['state'], string>;

const COMPASS_POINTS = [
  'du nord',
  'du nord-est',
  'de l’est',
  'du sud-est',
  'du sud',
  'du sud-ouest',
  'de l’ouest',
  'du nord-ouest',
] as const;

/** Describes the position of a camera: « Vu du sud-ouest, d’en haut, à une centaine de mètres. » */
export function viewWords(camera: Camera): string {
  const { azimuth, elevation, distance } = camera;
  if (isStanding(camera)) return `Vu de la hauteur d’un œil, vers ${sightWords(azimuth)}.`;
  const viewpoint = COMPASS_POINTS[Math.round(azimuth / 45) % 8] ?? 'du nord';
  const heightWords =
    elevation < 8
      ? 'de face'
      : elevation < 25
        ? 'd’un peu haut'
        : elevation < 60
          ? 'd’en haut'
          : 'à la verticale';
  return `Vu ${viewpoint}, ${heightWords}, à ${distanceWords(distance)}.`;
}

/** Describes the direction of sight of a standing camera: the opposite of the camera's azimuth. */
function sightWords(azimuth: number): string {
  const compassPoint = COMPASS_POINTS[Math.round((azimuth + 180) / 45) % 8] ?? 'du nord';
  return compassPoint.replace(/^du /, 'le ').replace(/^de /, '');
}

function distanceWords(metres: number): string {
  if (metres < 7.5) return 'quelques mètres';
  if (metres < 15) return 'une dizaine de mètres';
  if (metres < 85) return `${Math.round(metres / 10) * 10}\u00a0mètres`;
  if (metres < 150) return 'une centaine de mètres';
  return `${Number(metres.toPrecision(2))}\u00a0mètres`;
}

/** Formats a ratio as a whole percentage; « moins de 1 % » for a small ratio above 0. */
export function shareWords(ratio: number): string {
  if (ratio === 0) return 'aucune surface';
  return ratio < 0.01 ? 'moins de 1\u202f%' : `${Math.round(ratio * 100)}\u202f%`;
}

/** Describes the phases of a building: the years of a single phase, or the number of states. */
export const phasesWords = (
  phases: readonly { readonly from: number; readonly to: number }[],
): string => {
  const [first, ...others] = phases;
  if (!first) return '';
  return others.length === 0 ? phaseYears(first) : `${phases.length} états`;
};

/** Describes the phase on display: its label and years, or « Pas encore bâti. » before the first phase. */
export const phaseWords = (
  phase: { readonly label: string; readonly from: number; readonly to: number } | undefined,
): string =>
  phase ? `Phase\u00a0: ${phase.label}, ${phaseYears(phase)}.` : 'Pas encore bâti.';

/** Formats the years of a phase on the site's clock; the last phase has no end. */
export function phaseYears({
  from,
  to,
}: {
  readonly from: number;
  readonly to: number;
}): string {
  if (to >= YEARS.to) return `à partir de ${from}`;
  return from === to ? `${from}` : `de ${from} à ${to}`;
}
