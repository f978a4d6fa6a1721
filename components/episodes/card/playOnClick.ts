import { forgetAddressStart } from '@/components/episodes/page/useAddressStart';
import type { PlayableEpisode } from '@/lib/player/core/playable';
import type { Player } from '@/lib/player/core/player';

/**
 * Plays an episode from what is clicked below `root`, by its `data-start` in seconds: a button, or a span for a
 * sentence. A link inside a sentence stays a link, and a selection of words is no click.
 * @returns the way to stop.
 */
export function playOnClick(
  root: HTMLElement,
  player: Player,
  episode: PlayableEpisode,
): () => void {
  function onClick(event: MouseEvent): void {
    const { target } = event;
    if (!(target instanceof Element) || hasModifier(event)) return;
    const starter = target.closest<HTMLElement>('[data-start]');
    if (!starter) return;
    const isSentence = !(starter instanceof HTMLButtonElement);
    if (isSentence && (target.closest('a') || isSelecting())) return;
    const start = Number(starter.dataset.start);
    forgetAddressStart();
    player.play(episode, isSentence ? { at: start } : { chapter: start });
  }

  root.addEventListener('click', onClick);
  return () => root.removeEventListener('click', onClick);
}

const hasModifier = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  ctrlKey || metaKey || shiftKey || altKey;

function isSelecting(): boolean {
  const selection = getSelection();
  return selection !== null && !selection.isCollapsed;
}
