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

  // Another tab may have cancelled the download or deleted the copy: offer the download again.
  useEffect(() => {
    if (isRead && status === 'absent') void keeper.ask(slug);
  }, [keeper, slug, isRead, status]);

  // A change of step may remove the focused button: keep the focus in the dialog.
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) root.current?.focus();
  }, [status]);

  return (
    <div ref={root} className={styles.root} tabIndex={-1}>
      {stepOf(state)}
    </div>
  );

  function stepOf(current: PackState) {
    const save = () => void keeper.save(slug);
    const cancel = () => void keeper.cancel(slug).then(() => keeper.ask(slug));
    const remove = () => void keeper.remove(slug).then(() => keeper.ask(slug));
    switch (current.status) {
      case 'absent':
      case 'asking':
        return <p role="status">Calcul de la taille…</p>;
      case 'offered':
        return <KeepOffer {...current} onAccept={save} />;
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
            <KeepProgress {...current} isStopped={false} />
            <ActionRow>
              <ActionButton onPress={() => keeper.pause(slug)}>Mettre en pause</ActionButton>
              <ActionButton onPress={cancel}>Annuler</ActionButton>
            </ActionRow>
          </>
        );
      case 'paused':
        return (
          <>
            <KeepProgress {...current} isStopped />
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
            {current.done > 0 && current.refusal === 'network' && (
              <KeepProgress {...current} isStopped />
            )}
            <p role="alert">{REFUSALS[current.refusal]}</p>
            <ActionRow>
              {current.refusal !== 'unable' && (
                <ActionButton look="gold" onPress={save}>
                  {current.done > 0 ? 'Reprendre' : 'Réessayer'}
                </ActionButton>
              )}
              {current.done > 0 && <ActionButton onPress={cancel}>Annuler</ActionButton>}
            </ActionRow>
          </>
        );
      case 'kept':
        return (
          <>
            {current.toFetch !== undefined && (
              <>
                <p role="status">{PACK_WORDS[packKind(slug)].outdated}</p>
                <ActionRow>
                  <ActionButton
                    look="gold"
                    onPress={save}
                  >{`Renouveler (${formatBytes(current.toFetch)})`}</ActionButton>
                </ActionRow>
              </>
            )}
            <KeptFacts slug={slug} bytes={current.bytes} onRemove={remove} />
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
