import type { PictureFiles } from '@/lib/content/picture';
import type { PathRecord, StepRecord } from '@/lib/paths/record';
import type { PlayableEpisode } from '@/lib/player/core/playable';

/** Kinds of subjects of a step. */
export type StepKind =
  'episode' | 'chapter' | 'place' | 'document' | 'event' | 'building' | 'sheet' | 'questions';

/** Address of a subject, without origin. */
type StepHref =
  | `/episodes/${string}`
  | `/outils/carte-interactive/${string}/${string}`
  | `/outils/documents/${string}`
  | `/outils/reconstitutions/${string}`
  | `/outils/frise/${string}`
  | `/outils/quizz?${string}`;

/** A step of a learning path with its page. */
export interface PathStep {
  /** Identifies the step within its path, whatever its rank: progress is stored by this key. */
  readonly key: string;
  readonly kind: StepKind;
  /** Title of the part that begins with this step; null inside of a part. */
  readonly part: string | null;
  readonly record: StepRecord;
  readonly text: string;
  readonly title: string;
  /** Facts of the subject in a few words: kind, length, date. */
  readonly detail: string;
  readonly href: StepHref;
  /** Length of the audio in seconds; 0 without audio. */
  readonly seconds: number;
  /** Audio of a whole episode; null for other kinds. */
  readonly playable: PlayableEpisode | null;
}

/** A learning path: steps in an order, with a sentence before each. */
export interface LearningPath extends Omit<PathRecord, 'steps'> {
  readonly id: string;
  /** Cover of the first whole episode, else of the first chapter's episode; null without an episode. */
  readonly picture: PictureFiles | null;
  readonly steps: readonly PathStep[];
}

/** Sums the audio of a path, in seconds. */
export const secondsOf = ({ steps }: Pick<LearningPath, 'steps'>): number =>
  steps.reduce((sum, { seconds }) => sum + seconds, 0);

const NAMED_KINDS = ['place', 'document', 'event', 'building', 'sheet'] as const;

export function stepKind(record: StepRecord): StepKind {
  if (record.episode !== undefined) return record.chapter === undefined ? 'episode' : 'chapter';
  return NAMED_KINDS.find((kind) => record[kind] !== undefined) ?? 'questions';
}

/** Returns the key of a step: its kind and the id of its subject. */
export function stepKey(record: StepRecord): string {
  const kind = stepKind(record);
  switch (kind) {
    case 'questions':
      return `${kind}:${(record.questions ?? []).join('.')}`;
    case 'chapter':
      return `${kind}:${record.episode}.${record.chapter}`;
    default:
      return `${kind}:${record[kind]}`;
  }
}

/** Groups steps by part; a path without parts is one group without title. */
export function partsOf(
  steps: readonly PathStep[],
): readonly { readonly title: string | null; readonly steps: readonly PathStep[] }[] {
  const parts: { title: string | null; steps: PathStep[] }[] = [];
  for (const step of steps) {
    const lastPart = parts.at(-1);
    if (!lastPart || step.part !== null) parts.push({ title: step.part, steps: [step] });
    else lastPart.steps.push(step);
  }
  return parts;
}
