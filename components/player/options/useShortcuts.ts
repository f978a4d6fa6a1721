import { useEffect, useEffectEvent } from 'react';
import { usePlayer } from '@/components/player/PlayerContext.client';
import { SKIP_SECONDS, type Player } from '@/lib/player/core/player';
import type { Extras } from '@/lib/player/extras/extras';
import { keepsKey, shortcutOf, type Shortcut } from '@/lib/player/extras/shortcuts';
import { stepSpeed } from '@/lib/player/extras/speedSteps';

/** Actions of the shortcuts of other components. */
interface ShortcutActions {
  readonly help: () => void;
  readonly mark: (player: Player) => void;
}

/** Listens to the player's keyboard shortcuts on the whole page, after every other handler. */
export function useShortcuts(
  { playlist, hasShortcuts }: Extras,
  { help, mark }: ShortcutActions,
): void {
  const player = usePlayer();

  function perform(shortcut: Shortcut): void {
    switch (shortcut) {
      case 'toggle':
        return player.toggle();
      case 'back':
        return player.skip(-SKIP_SECONDS);
      case 'forward':
        return player.skip(SKIP_SECONDS);
      case 'mute':
        return player.toggleMuted();
      case 'faster':
        return player.setRate(stepSpeed(player.rate(), 1));
      case 'slower':
        return player.setRate(stepSpeed(player.rate(), -1));
      case 'next':
        return playlist.playNext();
      case 'mark':
        return mark(player);
      case 'help':
        return help();
    }
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const shortcut = hasShortcuts.get() ? shortcutOf(event) : null;
    // An open dialog is modal: shortcuts do not act on the page below.
    if (shortcut === null || document.querySelector('dialog[open]')) return;
    if (event.target instanceof Element && keepsKey(event.target, event.key)) return;
    event.preventDefault();
    perform(shortcut);
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
