'use client';

import { useEffect, useState, type ComponentType } from 'react';
import {
  askedSubject,
  isInstalled,
  isNote,
  notedSlugs,
  type Keepable,
} from '@/components/offline/keepState';
import { usePlayer } from '@/components/player/PlayerContext.client';
import { useObservable } from '@/components/player/useObservable';

type Dialog = ComponentType<{ readonly subject: Keepable }>;

/**
 * Loads the code of offline listening when it is needed: an episode is kept, the site is installed, or a button is
 * pressed. A first visit loads the buttons alone. Renders the dialog, which outlives the button that opened it.
 */
export function KeepHost() {
  const player = usePlayer();
  const asked = useObservable(askedSubject);
  const [Dialog, setDialog] = useState<Dialog | null>(null);

  useEffect(() => {
    const connect = (): void =>
      void import('@/components/offline/browser/connectOffline').then(
        ({ connectOffline }) => connectOffline(player),
        () => {},
      );
    if (notedSlugs() || isInstalled()) return connect();
    // Another tab keeps an episode: the buttons of this one show that too.
    const onStorage = (event: StorageEvent): false | void => isNote(event) && connect();
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, [player]);

  useEffect(() => {
    if (asked && !Dialog)
      import('@/components/offline/dialog/KeepDialog.client').then(
        ({ KeepDialog }) => setDialog(() => KeepDialog),
        () => askedSubject.set(null),
      );
  }, [asked, Dialog]);

  return asked && Dialog && <Dialog key={asked.id} subject={asked} />;
}
