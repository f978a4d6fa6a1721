import { followPosition } from '@/components/episodes/transcript/followPosition';
import { cueAt } from '@/lib/episodes/transcript/cueAt';
import type { Player } from '@/lib/player/core/player';

/** Elements with a `data-start`, in order, and the end of the last one in seconds. */
export interface CueList {
  readonly elements: readonly HTMLElement[];
  readonly end: number;
  /** Called when the current element changes; `previous` is undefined for the first. */
  readonly onChange?: (current: HTMLElement, previous: HTMLElement | undefined) => void;
}

/**
 * Keeps `aria-current` on the current sentence and chapter of an episode; on none while another episode plays. Writes
 * to the changed elements without React, which would render a whole transcript.
 * @returns removes marks and listeners
 */
export function markCurrentCue(
  player: Player,
  episodeId: string,
  lists: readonly CueList[],
): () => void {
  const marks = lists.map(createMark);
  return followPosition(player, episodeId, (seconds) =>
    Math.min(...marks.map((mark) => mark(seconds))),
  );
}

/** Creates a function that marks the element of a second, and returns the start of the next one. */
function createMark({ elements, end, onChange }: CueList): (seconds: number) => number {
  const starts = elements.map(({ dataset }) => Number(dataset.start));
  let marked: HTMLElement | undefined;
  return (seconds) => {
    const rank = cueAt(starts, end, seconds);
    const current = elements[rank];
    if (current !== marked) {
      const previous = marked;
      previous?.removeAttribute('aria-current');
      current?.setAttribute('aria-current', 'true');
      marked = current;
      if (current) onChange?.(current, previous);
    }
    return starts[rank + 1] ?? Number.POSITIVE_INFINITY;
  };
}
