import type { Schedule } from '@/lib/player/core/recovery';

/** How long a target must stand before a view moves to it, in milliseconds: a scrubbed seek bar asks for many. */
const SETTLE_MS = 300;

interface MovesOptions<T> {
  readonly schedule: Schedule;
  /** Moves the view, once. */
  readonly move: (target: T) => void;
}

export interface Moves<T> {
  /** The story asks for a target; null stays where the view is. What is only passed through is not moved to. */
  readonly ask: (target: T | null, isPassing: boolean) => void;
  /** The tab is seen or hidden: hidden, nothing moves; seen again, one move makes up for all. */
  readonly see: (isSeen: boolean) => void;
  readonly stop: () => void;
}

/** Decides when a view moves to what is told: once for targets that follow one another closely, not at all while unseen. */
export function createMoves<T>({ schedule, move }: MovesOptions<T>): Moves<T> {
  let cancel = (): void => {};
  let isSeen = true;
  let wanted: T | null = null;
  let moved: T | null = null;

  function plan(milliseconds: number): void {
    cancel();
    if (!isSeen || wanted === null || wanted === moved) return;
    const target = wanted;
    cancel = schedule(() => {
      moved = target;
      move(target);
    }, milliseconds);
  }

  return {
    ask(target, isPassing) {
      if (target === null) moved = null;
      if (!isPassing) wanted = target;
      plan(SETTLE_MS);
    },
    see(next) {
      if (next === isSeen) return;
      isSeen = next;
      plan(0);
    },
    stop: () => cancel(),
  };
}
