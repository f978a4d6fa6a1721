'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { askedEpisode, isInstalled, isNote, notedSlugs } from '@/components/offline/keepDesk';
import { usePlayer } from '@/components/player/PlayerContext.client';
import { useObservable } from '@/components/player/useObservable';
import type { PlayableEpisode } from '@/lib/player/core/playable';

type Dialog = ComponentType<{ readonly episode: PlayableEpisode }>;

/**
 * Fetches what keeps episodes, for who has kept one, uses the site as an application, or asks for it: a first visit
 * pays for its buttons alone. Holds the dialog, which outlives the button that opened it.
 */
export function KeepHost() {
  const player = usePlayer();
  const asked = useObservable(askedEpisode);
  const [Dialog, setDialog] = useState<Dialog | null>(null);

  useEffect(() => {
    const connect = (): void =>
      void import('@/components/offline/browser/connectOffline').then(
        ({ connectOffline }) => connectOffline(player),
        () => {},
      );
    if (notedSlugs() || isInstalled()) return connect();
    // Another tab keeps something: the buttons here say so as well.
    const onStorage = (event: StorageEvent): false | void => isNote(event) && connect();
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, [player]);

  useEffect(() => {
    if (asked && !Dialog)
      import('@/components/offline/dialog/KeepDialog.client').then(
        ({ KeepDialog }) => setDialog(() => KeepDialog),
        () => askedEpisode.set(null),
      );
  }, [asked, Dialog]);

  return asked && Dialog && <Dialog key={asked.id} episode={asked} />;
}
