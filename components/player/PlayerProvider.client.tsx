'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { browserHost } from '@/components/player/browser/browserHost';
import { connectLater } from '@/components/player/browser/connectLater';
import { PlayerContext } from '@/components/player/PlayerContext.client';
import { createPlayer } from '@/lib/player/core/player';

interface PlayerProviderProps {
  readonly siteName: string;
  readonly children: ReactNode;
}

/** Holds the one `<audio>` of the site. It sits in the root layout and is never unmounted, so the sound never stops. */
export function PlayerProvider({ siteName, children }: PlayerProviderProps) {
  const [player] = useState(() => createPlayer(browserHost()));
  const { attach } = player;

  // After the first render, which is the server's: what this browser remembers is not read before.
  useEffect(() => connectLater(player, siteName), [player, siteName]);

  return (
    <PlayerContext value={player}>
      {children}
      {/* The words of an episode are its transcript, on the episode's own page. */}
      {/* eslint-disable-next-line jsx-a11y/media-has-caption */}
      <audio ref={attach} preload="metadata" />
    </PlayerContext>
  );
}
