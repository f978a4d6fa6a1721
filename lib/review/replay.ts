import {
  inOrder,
  type Answered,
  type CardId,
  type Folded,
  type ReviewEvent,
} from '@/lib/review/event';
import { nextMemory, type Memory } from '@/lib/review/memory';

/** What a log comes to for one card. */
export interface CardState {
  readonly card: CardId;
  /** Whether it is to be asked at all: kept or answered, and not dropped since. */
  readonly isKept: boolean;
  /** Null before the first answer. */
  readonly memory: Memory | null;
  /** Day of the last answer that counted; null before the first. */
  readonly day: number | null;
  /** Of the right answer that was last asked for; null when a link has left it out, or before any. */
  readonly revision: string | null;
}

const RECALLED = 3;
const FORGOTTEN = 1;

/**
 * Replays the events of each card in the order of their time. A card answered twice in a day counts once: the
 * first answer is the recall, the second has just been told.
 */
export function replay(events: readonly ReviewEvent[]): ReadonlyMap<CardId, CardState> {
  const undone = new Set(
    events.flatMap((event) => (event.kind === 'undone' ? event.undoes : [])),
  );
  const states = new Map<CardId, CardState>();
  for (const event of events.toSorted(inOrder)) {
    if (event.kind === 'undone' || undone.has(event.id)) continue;
    states.set(event.card, after(states.get(event.card) ?? blank(event.card), event));
  }
  return states;
}

const blank = (card: CardId): CardState => ({
  card,
  isKept: false,
  memory: null,
  day: null,
  revision: null,
});

function after(state: CardState, event: Exclude<ReviewEvent, { kind: 'undone' }>): CardState {
  switch (event.kind) {
    case 'kept':
      return { ...state, isKept: true };
    case 'dropped':
      return { ...state, isKept: false };
    case 'answered':
      return afterAnswer({ ...state, isKept: true }, event);
    case 'folded':
      return afterFold({ ...state, isKept: true }, event);
  }
}

function afterAnswer(state: CardState, { day, isRecalled, revision }: Answered): CardState {
  const isSame = state.revision === null || state.revision === revision;
  if (isSame && state.day === day) return { ...state, revision };
  const grade = isRecalled ? RECALLED : FORGOTTEN;
  // A clock that was set back lived no negative day.
  const days = state.day === null ? 0 : Math.max(1, day - state.day);
  return {
    ...state,
    memory: nextMemory(isSame ? state.memory : null, days, grade),
    day,
    revision,
  };
}

/** Of two memories of a card, that of the later answer is the one that counts. */
function afterFold(state: CardState, fold: Folded): CardState {
  if (state.day !== null && state.day >= fold.day) return state;
  const { day, revision, stability, difficulty } = fold;
  return { ...state, memory: { stability, difficulty }, day, revision };
}
