'use client';

import { useEffect, useRef } from 'react';
import { browserKeeper } from '@/components/offline/browser/browserKeeper';
import { canKeep } from '@/components/offline/canKeep';
import { connectOffline } from '@/components/offline/browser/connectOffline';
import { KeepSteps } from '@/components/offline/dialog/KeepSteps.client';
import { askedEpisode } from '@/components/offline/keepDesk';
import { usePlayer } from '@/components/player/PlayerContext.client';
import { Dialog } from '@/components/ui/Dialog';
import { withoutSeries } from '@/lib/episodes/title/withoutSeries';
import type { PlayableEpisode } from '@/lib/player/core/playable';
import { REFUSALS } from '@/lib/offline/words';
import styles from './KeepDialog.module.css';

/**
 * Renders the dialog of one episode's offline copy: its size, its progress, its actions. The
 * download goes on when the dialog is closed.
 */
export function KeepDialog({ episode }: { readonly episode: PlayableEpisode }) {
  const player = usePlayer();
  const dialog = useRef<HTMLDialogElement>(null);
  const { id: slug, title } = episode;

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
      onClose={() => askedEpisode.set(null)}
    >
      <div className={styles.steps}>
        {canKeep() ? <KeepSteps slug={slug} /> : <p>{REFUSALS.unable}</p>}
      </div>
    </Dialog>
  );
}
