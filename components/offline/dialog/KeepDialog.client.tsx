'use client';

import { useEffect, useId, useRef } from 'react';
import { browserKeeper } from '@/components/offline/browser/browserKeeper';
import { canKeep } from '@/components/offline/canKeep';
import { connectOffline } from '@/components/offline/browser/connectOffline';
import { KeepSteps } from '@/components/offline/dialog/KeepSteps.client';
import { askedEpisode } from '@/components/offline/keepDesk';
import { usePlayer } from '@/components/player/PlayerContext.client';
import { Icon } from '@/components/ui/Icon';
import type { PlayableEpisode } from '@/lib/player/core/playable';
import { REFUSALS } from '@/lib/offline/words';
import styles from './KeepDialog.module.css';

/** What an episode takes to be kept, how far it has come, and what can be done with it. It may be closed meanwhile. */
export function KeepDialog({ episode }: { readonly episode: PlayableEpisode }) {
  const id = useId();
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
    <dialog
      ref={dialog}
      className={styles.root}
      aria-labelledby={id}
      closedby="any"
      onClose={() => askedEpisode.set(null)}
    >
      <div className={styles.content} tabIndex={-1}>
        <form method="dialog" className={styles.closing}>
          <button className={styles.close} aria-label="Fermer">
            <Icon name="close" />
          </button>
        </form>
        <h2 id={id} className={styles.title}>
          Emporter <span className={styles.episode}>«&nbsp;{title}&nbsp;»</span>
        </h2>
        {canKeep() ? <KeepSteps slug={slug} /> : <p>{REFUSALS.unable}</p>}
      </div>
    </dialog>
  );
}
