import type { Schedule } from '@/lib/player/core/recovery';

/** In milliseconds: a view moves to a target that has stayed this long, since scrubbing passes many targets. */
const SETTLE_MS = 300;

interface MovesOptions<T> {
  readonly schedule: Schedule;
  /** Moves the view to a target. */
  readonly move: (target: T) => void;
}

export interface Moves<T> {
  /** Requests a target; null leaves the view. A passing target is skipped. */
  readonly ask: (target: T | null, isPassing: boolean) => void;
  /** Reacts to the tab being shown or hidden: no view moves in a hidden tab, one move follows once the tab is shown. */
  readonly see: (isSeen: boolean) => void;
  readonly stop: () => void;
}

/** Creates the scheduler of a view's moves: one move for targets in quick succession, none in a hidden tab. */
export function createMoves<T>({ schedule, move }: MovesOptions<T>): Moves<T> {
  let cancelTimer = (): void => {};
  let isSeen = true;
  let requestedTarget: T | null = null;
  let lastTarget: T | null = null;

  function scheduleMove(milliseconds: number): void {
    cancelTimer();
    if (!isSeen || requestedTarget === null || requestedTarget === lastTarget) return;
    const target = requestedTarget;
    cancelTimer = schedule(() => {
      lastTarget = target;
      move(target);
    }, milliseconds);
  }

  return {
    ask(target, isPassing) {
      if (target === null) lastTarget = null;
      if (!isPassing) requestedTarget = target;
      scheduleMove(SETTLE_MS);
    },
    see(isNowSeen) {
      if (isNowSeen === isSeen) return;
      isSeen = isNowSeen;
      scheduleMove(0);
    },
    stop: () => cancelTimer(),
  };
}
