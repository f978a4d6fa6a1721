/** Report of the measurements: a line per episode, totals, then the passages to check by ear. */
import type { CheckedCue, CheckedEpisode } from './checkEpisode';

/** Thresholds of listed lines: quality below, error rate without names above; pauses in seconds. */
const THRESHOLDS = { mos: 3.6, errors: 0.4, pause: 1.2 };

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

const isTitle = ({ cue }: CheckedCue): boolean => cue.id.endsWith('-titre');

/** Formats a row of the table: means over the sentences without titles; error rates over all words. */
function formatRow(name: string, cues: readonly CheckedCue[], level: string): string {
  const sentences = cues.filter((cue) => !isTitle(cue));
  const meanOf = (valueOf: (cue: CheckedCue) => number): number => mean(sentences.map(valueOf));
  const sum = (valueOf: (cue: CheckedCue) => number): number =>
    cues.reduce((total, cue) => total + valueOf(cue), 0);
  return [
    name.slice(0, 24).padEnd(24),
    ...[
      meanOf(({ quality }) => quality.mos),
      mean(cues.filter(isTitle).map(({ quality }) => quality.mos)),
      meanOf(({ quality }) => quality.overall),
      meanOf(({ quality }) => quality.signal),
      meanOf(({ quality }) => quality.background),
      meanOf(({ quality }) => quality.pitch[1]),
    ].map((value) => value.toFixed(2).padStart(6)),
    ...[
      sum(({ errors }) => errors.errors) / sum(({ errors }) => errors.words),
      sum(({ errors }) => errors.plainErrors) / sum(({ errors }) => errors.plainWords),
    ].map((ratio) => `${(100 * ratio).toFixed(1)} %`.padStart(8)),
    level.padStart(16),
  ].join(' ');
}

const HEADER_ROW = [
  'épisode'.padEnd(24),
  ...['MOS', 'titres', 'DNS', 'signal', 'fond', 'F0'].map((name) => name.padStart(6)),
  ...['erreurs', 'sans nom'].map((name) => name.padStart(8)),
  'LUFS ; dBTP'.padStart(16),
].join(' ');

/** Formats the whole report as text. */
export function formatCheck(episodes: readonly CheckedEpisode[]): string {
  const cues = episodes.flatMap(({ cues }) => cues);
  return [
    HEADER_ROW,
    ...episodes.map(({ slug, cues, level }) =>
      formatRow(slug, cues, `${level.loudness.toFixed(1)} ; ${level.peak.toFixed(2)}`),
    ),
    formatRow('tous', cues, ''),
    '',
    ...episodes.flatMap(listFaults),
    '',
    'Noms compris autrement :',
    ...formatNames(cues),
  ].join('\n');
}

function listFaults({ slug, cues }: CheckedEpisode): readonly string[] {
  return cues.flatMap((checkedCue) => {
    const { cue, quality, errors, clipped, silence, pause } = checkedCue;
    const ratio = errors.plainErrors / Math.max(1, errors.plainWords);
    const faults = [
      quality.mos < THRESHOLDS.mos ? `MOS ${quality.mos.toFixed(2)}` : '',
      ratio > THRESHOLDS.errors
        ? `${Math.round(100 * ratio)} % d’erreurs : « ${errors.heard} »`
        : '',
      clipped > 0 ? `${clipped} échantillons écrêtés` : '',
      silence > THRESHOLDS.pause ? `silence de ${silence.toFixed(2)} s` : '',
      pause > THRESHOLDS.pause && !isTitle(checkedCue)
        ? `pause de ${pause.toFixed(2)} s avant`
        : '',
    ].filter((fault) => fault !== '');
    return faults.length === 0
      ? []
      : [`${slug} ${cue.id} : ${faults.join(' ; ')}\n    ${cue.text}`];
  });
}

/** Lists each name with the words recognised in its place. */
function formatNames(cues: readonly CheckedCue[]): readonly string[] {
  const recognizedByName = new Map<string, Set<string>>();
  for (const { errors } of cues)
    for (const [name, recognized] of errors.names)
      recognizedByName.set(
        name,
        (recognizedByName.get(name) ?? new Set()).add(recognized || '∅'),
      );
  return [...recognizedByName]
    .sort(([a], [b]) => a.localeCompare(b, 'fr'))
    .map(([name, forms]) => `  ${name} : ${[...forms].join(', ')}`);
}
