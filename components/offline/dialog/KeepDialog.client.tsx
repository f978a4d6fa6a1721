'use client';

import { useEffect, useRef } from 'react';
import { browserKeeper } from '@/components/offline/browser/browserKeeper';
import { canKeep } from '@/components/offline/canKeep';
import { connectOffline } from '@/components/offline/browser/connectOffline';
import { KeepSteps } from '@/components/offline/dialog/KeepSteps.client';
import { dialogSubject, type Keepable } from '@/components/offline/keepState';
import { usePlayer } from '@/components/player/PlayerContext.client';
import { Dialog } from '@/components/ui/Dialog';
import { withoutSeries } from '@/lib/episodes/title/withoutSeries';
import { REFUSALS } from '@/lib/offline/words';
import styles from './KeepDialog.module.css';

/**
 * Renders the dialog of the offline copy of an episode or a page: its size, its progress, its actions. The download
 * continues when the dialog is closed.
 */
export function KeepDialog({ subject }: { readonly subject: Keepable }) {
  const player = usePlayer();
  const dialog = useRef<HTMLDialogElement>(null);
  const { id: slug, title } = subject;

  useEffect(() => {
    dialog.current?.showModal();
    if (!canKeep()) return;
    connectOffline(player);
    const keeper = browserKeeper();
    void keeper.check().then(() => keeper.ask(slug));
  }, [player, slug]);

  return (
    <Dialog
      ref={dialog}
      title={
        <>
          <span>Emporter </span>
          <span className={styles.episode}>{`«\u00a0${withoutSeries(title)}\u00a0»`}</span>
        </>
      }
      onClose={() => dialogSubject.set(null)}
    >
      <div className={styles.steps}>
        {canKeep() ? <KeepSteps slug={slug} /> : <p>{REFUSALS.unable}</p>}
      </div>
    </Dialog>
  );
}
