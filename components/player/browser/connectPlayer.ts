import { browserStore } from '@/components/player/browser/browserStore';
import { browserTabs } from '@/components/player/browser/browserTabs';
import { guardNavigation } from '@/components/player/browser/guardNavigation';
import { followPageLifecycle } from '@/components/player/browser/followPageLifecycle';
import { readStoredState } from '@/components/player/browser/storedState';
import { wasReopened } from '@/components/player/browser/wasReopened';
import { connectMediaSession } from '@/lib/player/extras/mediaSession';
import { createPlayerStorage } from '@/lib/player/persistence/playerStorage';
import type { Player } from '@/lib/player/core/player';
import { pauseOtherTabs } from '@/lib/player/extras/tabs';

/**
 * Connects the player to its storage, the other tabs and the system's media controls (Media Session). Returns a
 * function that disconnects the player.
 */
export function connectPlayer(player: Player, album: string): () => void {
  const { sounds = '' } = document.documentElement.dataset;
  let isDisconnected = false;
  const cleanups = [
    (): void => void (isDisconnected = true),
    guardNavigation(player),
    followPageLifecycle(player),
    pauseOtherTabs(player, browserTabs()),
  ];
  if ('mediaSession' in navigator) {
    const absolute = (address: string): string => new URL(address, document.baseURI).href;
    const { mediaSession: session } = navigator;
    cleanups.push(connectMediaSession(player, { session, album, absolute }));
  }
  void convertPositions(sounds).then(() => {
    if (isDisconnected) return;
    player.connectStorage(createPlayerStorage(browserStore, Date.now, sounds));
    if (wasReopened() && player.playback.get().status === 'paused') player.toggle();
  });
  return () => {
    for (const cleanup of cleanups) cleanup();
  };
}

/**
 * Waits for the conversion of positions whose sounds have been replaced; resolves at once without such positions.
 * @param sounds digest of the table of replaced sounds, as stored with the positions; '' without a table
 */
async function convertPositions(sounds: string): Promise<void> {
  if (readStoredState()?.includes(sounds) !== false) return;
  const moduleLoad = import('@/components/player/browser/movePositions');
  await moduleLoad.then(({ movePositions }) => movePositions(sounds)).catch(() => {});
}
