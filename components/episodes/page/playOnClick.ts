import { forgetAddressStart } from '@/components/episodes/page/useAddressStart';
import type { PlayableEpisode } from '@/lib/player/core/playable';
import type { Player } from '@/lib/player/core/player';

/** Delay in milliseconds during which a second click makes the first click part of a text selection. */
const DOUBLE_CLICK_MS = 300;

/**
 * Plays an episode from the `data-start`, in seconds, of the clicked descendant of `root`: a button, or the span of a
 * sentence. A link inside a sentence stays a link. Text selection starts no playback: neither a double click, nor the
 * end of a drag, nor the click that clears a selection.
 * @param onSentence called with the click after a sentence has started to play
 * @returns a function that removes the listeners
 */
export function playOnClick(
  root: HTMLElement,
  player: Player,
  episode: PlayableEpisode,
  onSentence?: (click: MouseEvent) => void,
): () => void {
  const controller = new AbortController();
  let isMousePointer = false;
  let hadSelection = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function onPointerDown({ pointerType }: PointerEvent): void {
    isMousePointer = pointerType === 'mouse';
    hadSelection = isSelecting();
  }

  function onClick(event: MouseEvent): void {
    clearTimeout(timer);
    const { target } = event;
    if (!(target instanceof Element) || hasModifier(event)) return;
    const startElement = target.closest<HTMLElement>('[data-start]');
    if (!startElement) return;
    const start = Number(startElement.dataset.start);
    if (startElement instanceof HTMLButtonElement) return play({ chapter: start });
    if (target.closest('a') || isSelecting() || hadSelection || event.detail > 1) return;
    const playSentence = (): void => {
      play({ at: start });
      onSentence?.(event);
    };
    if (isMousePointer) timer = setTimeout(playSentence, DOUBLE_CLICK_MS);
    else playSentence();
  }

  function play(start: { readonly at: number } | { readonly chapter: number }): void {
    forgetAddressStart();
    player.play(episode, start);
  }

  root.addEventListener('pointerdown', onPointerDown, { signal: controller.signal });
  root.addEventListener('click', onClick, { signal: controller.signal });
  return () => {
    clearTimeout(timer);
    controller.abort();
  };
}

const hasModifier = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  ctrlKey || metaKey || shiftKey || altKey;

function isSelecting(): boolean {
  const selection = getSelection();
  return selection !== null && !selection.isCollapsed;
}
