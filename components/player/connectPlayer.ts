import { browserStore } from '@/components/player/browserStore';
import { browserTabs } from '@/components/player/browserTabs';
import { followPage } from '@/components/player/followPage';
import { connectMediaSession } from '@/lib/player/mediaSession';
import { createPlayerMemory } from '@/lib/player/memory';
import type { Player } from '@/lib/player/player';
import { soundAlone } from '@/lib/player/tabs';

/**
 * Connects the player to what outlives the page or lies beyond it: its memory, the other tabs, the system's
 * media controls. Returns the way to disconnect it.
 */
export function connectPlayer(player: Player, album: string): () => void {
  const stops = [followPage(player), soundAlone(player, browserTabs())];
  if ('mediaSession' in navigator) {
    const absolute = (address: string): string => new URL(address, document.baseURI).href;
    const { mediaSession: session } = navigator;
    stops.push(connectMediaSession(player, { session, album, absolute }));
  }
  player.remember(createPlayerMemory(browserStore, Date.now));
  return () => {
    for (const stop of stops) stop();
  };
}
