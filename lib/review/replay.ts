import {
  inOrder,
  type Answered,
  type CardId,
  type Folded,
  type ReviewEvent,
} from '@/lib/review/event';
import { nextMemory, type Memory } from '@/lib/review/memory';

/** State of a card after replaying its events. */
export interface CardState {
  readonly card: CardId;
  /** Whether the card may be asked: kept or answered, and not dropped since. */
  readonly isKept: boolean;
  /** Null before the first answer. */
  readonly memory: Memory | null;
  /** Day of the last counted answer; null before the first. */
  readonly day: number | null;
  /** Revision of the last asked answer; null before an answer, or when a link has omitted the revision. */
  readonly revision: string | null;
}

const RECALLED_GRADE = 3;
const FORGOTTEN_GRADE = 1;

/**
 * Replays the events of each card chronologically. Only the first answer of a day counts, since a second answer repeats
 * the correction just shown.
 */
export function replay(events: readonly ReviewEvent[]): ReadonlyMap<CardId, CardState> {
  const undoneIds = new Set(
    events.flatMap((event) => (event.kind === 'undone' ? event.undoes : [])),
  );
  const states = new Map<CardId, CardState>();
  for (const event of events.toSorted(inOrder)) {
    if (event.kind === 'undone' || undoneIds.has(event.id)) continue;
    states.set(
      event.card,
      afterEvent(states.get(event.card) ?? initialState(event.card), event),
    );
  }
  return states;
}

const initialState = (card: CardId): CardState => ({
  card,
  isKept: false,
  memory: null,
  day: null,
  revision: null,
});

function afterEvent(
  state: CardState,
  event: Exclude<ReviewEvent, { kind: 'undone' }>,
): CardState {
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
  const isSameRevision = state.revision === null || state.revision === revision;
  if (isSameRevision && state.day === day) return { ...state, revision };
  const grade = isRecalled ? RECALLED_GRADE : FORGOTTEN_GRADE;
  // A clock that was set back must not give negative days.
  const days = state.day === null ? 0 : Math.max(1, day - state.day);
  return {
    ...state,
    memory: nextMemory(isSameRevision ? state.memory : null, days, grade),
    day,
    revision,
  };
}

/** Applies a folded event: of two memories of a card, that of the later answer counts. */
function afterFold(state: CardState, fold: Folded): CardState {
  if (state.day !== null && state.day >= fold.day) return state;
  const { day, revision, stability, difficulty } = fold;
  return { ...state, memory: { stability, difficulty }, day, revision };
}
