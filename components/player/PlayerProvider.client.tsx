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

/** Provides the player and renders the site's only `<audio>`, in the root layout, which no navigation unmounts. */
export function PlayerProvider({ siteName, children }: PlayerProviderProps) {
  const [player] = useState(() => createPlayer(browserHost()));
  const { attach } = player;

  // Stored state is read after the first render, which must equal the server's.
  useEffect(() => connectLater(player, siteName), [player, siteName]);

  return (
    <PlayerContext value={player}>
      {children}
      {/* The captions of an episode are its transcript, on the episode's own page. */}
      {/* eslint-disable-next-line jsx-a11y/media-has-caption */}
      <audio ref={attach} preload="metadata" />
    </PlayerContext>
  );
}
