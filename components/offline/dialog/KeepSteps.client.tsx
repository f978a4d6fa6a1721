'use client';

import { useEffect, useLayoutEffect, useRef } from 'react';
import { browserKeeper } from '@/components/offline/browser/browserKeeper';
import { KeepOffer } from '@/components/offline/dialog/KeepOffer';
import { KeepProgress } from '@/components/offline/dialog/KeepProgress';
import { KeptFacts } from '@/components/offline/dialog/KeptFacts.client';
import { ActionButton, ActionRow } from '@/components/offline/dialog/ActionRow';
import { useObservable } from '@/components/player/useObservable';
import { packKind } from '@/lib/offline/pack';
import { ABSENT, type PackState } from '@/lib/offline/packState';
import { formatBytes, PACK_WORDS, REFUSALS } from '@/lib/offline/words';
import styles from './KeepSteps.module.css';

/** Renders the state of an offline copy, and its next actions. */
export function KeepSteps({ slug }: { readonly slug: string }) {
  const keeper = browserKeeper();
  const { states, isRead } = useObservable(keeper.kept);
  const state = states[slug] ?? ABSENT;
  const root = useRef<HTMLDivElement>(null);
  const { status } = state;

  // Offers the download again: another tab may have cancelled the download or deleted the copy.
  useEffect(() => {
    if (isRead && status === 'absent') void keeper.ask(slug);
  }, [keeper, slug, isRead, status]);

  // Keeps the focus in the dialog: a change of step may remove the focused button.
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) root.current?.focus();
  }, [status]);

  return (
    <div ref={root} className={styles.root} tabIndex={-1}>
      {stepOf(state)}
    </div>
  );

  function stepOf(packState: PackState) {
    const save = () => void keeper.save(slug);
    const cancel = () => void keeper.cancel(slug).then(() => keeper.ask(slug));
    const remove = () => void keeper.remove(slug).then(() => keeper.ask(slug));
    switch (packState.status) {
      case 'absent':
      case 'asking':
        return <p role="status">Calcul de la taille…</p>;
      case 'offered':
        return <KeepOffer {...packState} onAccept={save} />;
      case 'waiting':
        return (
          <>
            <p role="status">
              {'Un autre onglet emporte déjà autre chose\u00a0: ceci suivra.'}
            </p>
            <ActionRow>
              <ActionButton onPress={cancel}>Annuler</ActionButton>
            </ActionRow>
          </>
        );
      case 'elsewhere':
        return <p role="status">{PACK_WORDS[packKind(slug)].elsewhere}</p>;
      case 'saving':
        return (
          <>
            <KeepProgress {...packState} isStopped={false} />
            <ActionRow>
              <ActionButton onPress={() => keeper.pause(slug)}>Mettre en pause</ActionButton>
              <ActionButton onPress={cancel}>Annuler</ActionButton>
            </ActionRow>
          </>
        );
      case 'paused':
        return (
          <>
            <KeepProgress {...packState} isStopped />
            <ActionRow>
              <ActionButton look="gold" onPress={save}>
                Reprendre
              </ActionButton>
              <ActionButton onPress={cancel}>Annuler</ActionButton>
            </ActionRow>
          </>
        );
      case 'failed':
        return (
          <>
            {packState.done > 0 && packState.refusal === 'network' && (
              <KeepProgress {...packState} isStopped />
            )}
            <p role="alert">{REFUSALS[packState.refusal]}</p>
            <ActionRow>
              {packState.refusal !== 'unable' && (
                <ActionButton look="gold" onPress={save}>
                  {packState.done > 0 ? 'Reprendre' : 'Réessayer'}
                </ActionButton>
              )}
              {packState.done > 0 && <ActionButton onPress={cancel}>Annuler</ActionButton>}
            </ActionRow>
          </>
        );
      case 'kept':
        return (
          <>
            {packState.toFetch !== undefined && (
              <>
                <p role="status">{PACK_WORDS[packKind(slug)].outdated}</p>
                <ActionRow>
                  <ActionButton
                    look="gold"
                    onPress={save}
                  >{`Renouveler (${formatBytes(packState.toFetch)})`}</ActionButton>
                </ActionRow>
              </>
            )}
            <KeptFacts slug={slug} bytes={packState.bytes} onRemove={remove} />
          </>
        );
      case 'incomplete':
        return (
          <>
            <p role="status">{PACK_WORDS[packKind(slug)].incomplete}</p>
            <ActionRow>
              <ActionButton look="gold" onPress={save}>
                Compléter
              </ActionButton>
              <ActionButton onPress={remove}>Supprimer</ActionButton>
            </ActionRow>
          </>
        );
    }
  }
}
