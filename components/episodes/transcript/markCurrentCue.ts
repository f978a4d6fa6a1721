import { followPosition } from '@/components/episodes/transcript/followPosition';
import { cueAt } from '@/lib/episodes/transcript/cueAt';
import type { Player } from '@/lib/player/core/player';

/** Elements with a `data-start`, in order, and the second at which the last one is over. */
export interface CueList {
  readonly elements: readonly HTMLElement[];
  readonly end: number;
  /** Called when another element is current; `previous` is the one before, if there was one. */
  readonly onChange?: (current: HTMLElement, previous: HTMLElement | undefined) => void;
}

/**
 * Keeps `aria-current` on what is heard of an episode, and on nothing while another one sounds. It writes to the two
 * elements that change and React renders nothing: a transcript has more than fifty sentences.
 * @returns the way to stop, which leaves no mark.
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

/** Marks what is heard at a second and answers when the next one begins. */
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
