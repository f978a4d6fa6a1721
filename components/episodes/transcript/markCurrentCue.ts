import { followPosition } from '@/components/episodes/transcript/followPosition';
import { cueAt } from '@/lib/episodes/transcript/cueAt';
import type { Player } from '@/lib/player/core/player';

/** Elements with a `data-start`, in order, and the end of the last element in seconds. */
export interface CueList {
  readonly elements: readonly HTMLElement[];
  readonly end: number;
  /** Called when another element becomes the current one; `previous` is undefined without a former element. */
  readonly onChange?: (element: HTMLElement, lastElement: HTMLElement | undefined) => void;
}

/**
 * Keeps `aria-current` on the current sentence and chapter of an episode, and removes the attribute while another
 * episode plays. Changes the attribute without React, which would render the whole transcript again.
 * @returns a function that removes marks and listeners
 */
export function markCurrentCue(
  player: Player,
  episodeId: string,
  lists: readonly CueList[],
): () => void {
  const updates = lists.map(createCueMarker);
  return followPosition(player, episodeId, (seconds) =>
    Math.min(...updates.map((update) => update(seconds))),
  );
}

/** Creates a function that marks the element of a second, and returns the start of the next element. */
function createCueMarker({ elements, end, onChange }: CueList): (seconds: number) => number {
  const starts = elements.map(({ dataset }) => Number(dataset.start));
  let markedElement: HTMLElement | undefined;
  return (seconds) => {
    const index = cueAt(starts, end, seconds);
    const currentElement = elements[index];
    if (currentElement !== markedElement) {
      markedElement?.removeAttribute('aria-current');
      currentElement?.setAttribute('aria-current', 'true');
      if (currentElement) onChange?.(currentElement, markedElement);
      markedElement = currentElement;
    }
    return starts[index + 1] ?? Number.POSITIVE_INFINITY;
  };
}
