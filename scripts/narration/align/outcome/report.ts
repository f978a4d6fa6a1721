/** The owner's report: in French, with times as in audio editors, and advice for each finding. */
import { formatRecordClock } from '@/lib/time/clock';
import type { Line } from '../../script';
import type { Doubt, Finding } from './findings';
import type { Span } from './spans';

export type Subject = {
  readonly title: string;
  /** File name of the recording. */
  readonly file: string;
  /** In seconds. */
  readonly duration: number;
  readonly lines: readonly Line[];
  readonly spans: readonly (Span | null)[];
  readonly findings: readonly Finding[];
};

/** Formats seconds as `1:02,5`. */
export function formatSeconds(seconds: number): string {
  const tenths = Math.round(seconds * 10);
  const [minutes, remainingTenths] = [Math.floor(tenths / 600), tenths % 600];
  return `${minutes}:${String(Math.floor(remainingTenths / 10)).padStart(2, '0')},${remainingTenths % 10}`;
}

export function formatReport(subject: Subject): string {
  const { title, file, duration, lines, spans, findings } = subject;
  const spokenSpans = spans.filter((span) => span !== null);
  const sections = SECTIONS.flatMap(({ heading, advice, matches }) => {
    const matching = findings.filter((finding) => matches(finding, lines));
    if (matching.length === 0) return [];
    const items = matching.map((finding) => `- ${describeFinding(finding, lines)}`);
    return [`## ${heading}`, advice, items.join('\n')];
  });
  const emptyNote = findings.length === 0 ? ['Rien à signaler.'] : [];
  return `${[
    `# ${title}`,
    `Enregistrement : ${file}, ${formatRecordClock(duration)}. ${spokenSpans.length} phrases et titres entendus sur ${lines.length}.`,
    formatExtent(spokenSpans, duration),
    ...emptyNote,
    ...sections,
  ].join('\n\n')}\n`;
}

function formatExtent(spokenSpans: readonly Span[], duration: number): string {
  const [start, end] = [spokenSpans[0]?.start ?? 0, spokenSpans.at(-1)?.end ?? duration];
  return `La lecture va de ${formatSeconds(start)} à ${formatSeconds(end)} ; ce qui précède et ce qui suit (musique, silence) est laissé tel quel.`;
}

type Section = {
  readonly heading: string;
  readonly advice: string;
  readonly matches: (finding: Finding, lines: readonly Line[]) => boolean;
};

const isTitle = (finding: Finding, lines: readonly Line[]): boolean =>
  finding.kind === 'missing' && lines[finding.line]?.role === 'title';

const SECTIONS: readonly Section[] = [
  {
    heading: 'Phrases absentes',
    advice:
      'Elles sont dans le texte et pas dans l’enregistrement. Enregistrez-les, ou ôtez-les du texte ; d’ici là, les toucher sur la page mène à la phrase suivante.',
    matches: (finding, lines) => finding.kind === 'missing' && !isTitle(finding, lines),
  },
  {
    heading: 'Phrases dites plusieurs fois',
    advice: 'La dernière prise est retenue. Coupez les autres, puis relancez la commande.',
    matches: ({ kind }) => kind === 'repeated' || kind === 'begun',
  },
  {
    heading: 'Phrases à réécouter',
    advice: 'Le programme les a placées, mais doute.',
    matches: ({ kind }) => kind === 'doubtful',
  },
  {
    heading: 'Sons hors du texte',
    advice: 'Musique, toux, ou mots qui ne sont pas écrits : rien à faire s’ils sont voulus.',
    matches: ({ kind }) => kind === 'foreign',
  },
  {
    heading: 'Titres de chapitre non dits',
    advice: 'C’est permis : le chapitre commence alors à sa première phrase.',
    matches: isTitle,
  },
];

const REASONS: Readonly<Record<Doubt, string>> = {
  unlike: 'ce que l’on entend ressemble peu au texte',
  short: 'beaucoup plus brève que prévu, une partie manque peut-être',
  long: 'beaucoup plus longue que prévu, des mots sont peut-être ajoutés',
  unfinished: 'commencée, mais pas finie',
};

function describeFinding(finding: Finding, lines: readonly Line[]): string {
  if (finding.kind === 'foreign') return `de ${formatSpan(finding.span)}.`;
  const line = lines[finding.line];
  const quoted = `« ${line?.text ?? ''} » (${line?.id ?? ''})`;
  switch (finding.kind) {
    case 'missing':
      return `Après ${formatSeconds(finding.around)} : ${quoted}`;
    case 'repeated':
      return `${finding.takes.map(formatSpan).join(' ; ')} : ${quoted}`;
    case 'begun':
      return `${finding.takes.map(formatSpan).join(' ; ')}, au moins une prise interrompue : ${quoted}`;
    case 'doubtful':
      return `${formatSpan(finding.span)}, ${REASONS[finding.why]} : ${quoted}`;
  }
}

const formatSpan = ({ start, end }: Span): string =>
  `${formatSeconds(start)} à ${formatSeconds(end)}`;
