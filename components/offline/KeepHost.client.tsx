'use client';

import { useEffect, useState, type ComponentType } from 'react';
import {
  dialogSubject,
  isInstalled,
  isStoredSlugsEvent,
  readStoredSlugs,
  type Keepable,
} from '@/components/offline/keepState';
import { usePlayer } from '@/components/player/PlayerContext.client';
import { useObservable } from '@/components/player/useObservable';

type Dialog = ComponentType<{ readonly subject: Keepable }>;

/**
 * Loads the code of offline listening once an episode is kept, the site is installed, or a button is pressed. A first
 * visit loads the buttons alone. Renders the dialog, which outlives the pressed button.
 */
export function KeepHost() {
  const player = usePlayer();
  const subject = useObservable(dialogSubject);
  const [Dialog, setDialog] = useState<Dialog | null>(null);

  useEffect(() => {
    const connect = (): void =>
      void import('@/components/offline/browser/connectOffline').then(
        ({ connectOffline }) => connectOffline(player),
        () => {},
      );
    if (readStoredSlugs() || isInstalled()) return connect();
    // Connects the buttons of this tab too when another tab keeps an episode.
    const onStorage = (event: StorageEvent): false | void =>
      isStoredSlugsEvent(event) && connect();
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, [player]);

  useEffect(() => {
    if (subject && !Dialog)
      import('@/components/offline/dialog/KeepDialog.client').then(
        ({ KeepDialog }) => setDialog(() => KeepDialog),
        () => dialogSubject.set(null),
      );
  }, [subject, Dialog]);

  return subject && Dialog && <Dialog key={subject.id} subject={subject} />;
}
