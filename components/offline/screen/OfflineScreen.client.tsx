'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useSyncExternalStore } from 'react';
import { browserKeeper } from '@/components/offline/browser/browserKeeper';
import { isOfflineEnabled, useCanKeep } from '@/components/offline/canKeep';
import { connectOffline } from '@/components/offline/browser/connectOffline';
import { ActionButton, ActionRow } from '@/components/offline/dialog/ActionRow';
import { InstallOffer } from '@/components/offline/dialog/InstallOffer.client';
import { KeptEpisode } from '@/components/offline/screen/KeptEpisode.client';
import { KeptPage } from '@/components/offline/screen/KeptPage';
import { usePlayer } from '@/components/player/PlayerContext.client';
import { OFFLINE_PATH } from '@/lib/offline/names';
import { isPackPage } from '@/lib/offline/pack';
import { EMPTY_OFFLINE_STATE } from '@/lib/offline/packState';
import { CLOSED, formatBytes, lastingWords, REFUSALS } from '@/lib/offline/words';
import styles from './OfflineScreen.module.css';

const subscribeToOfflineState = (listener: () => void) =>
  browserKeeper().kept.subscribe(listener);
const subscribeToNothing = () => () => {};
const isFallbackPage = (): boolean => location.pathname !== OFFLINE_PATH;
const readOfflineState = () => browserKeeper().kept.get();

/** Renders the kept episodes. The service worker serves this page as the fallback for pages that are not kept. */
export function OfflineScreen() {
  const player = usePlayer();
  const router = useRouter();
  // The server has no keeper and renders an empty list.
  const offlineState = useSyncExternalStore(
    subscribeToOfflineState,
    readOfflineState,
    () => EMPTY_OFFLINE_STATE,
  );
  const isFallback = useSyncExternalStore(subscribeToNothing, isFallbackPage, () => false);
  const canKeepEpisodes = useCanKeep();

  useEffect(() => {
    if (!canKeepEpisodes) return;
    connectOffline(player);
    void browserKeeper().check();
  }, [player, canKeepEpisodes]);

  // Loads the page of the address when the network is back.
  useEffect(() => {
    if (!isFallback) return;
    const controller = new AbortController();
    addEventListener('online', () => router.refresh(), { signal: controller.signal });
    return () => controller.abort();
  }, [isFallback, router]);

  return (
    <div className={styles.root}>
      {isFallback && (
        <section className={styles.notice} role="status">
          <p>
            La page demandée n’est pas sur cet appareil, et le réseau ou le site ne répond pas.
            La lecture en cours continue.
          </p>
          <ActionRow>
            <ActionButton look="gold" onPress={() => router.refresh()}>
              Réessayer
            </ActionButton>
            <ActionButton onPress={() => router.back()}>Revenir à la page d’avant</ActionButton>
          </ActionRow>
        </section>
      )}
      <h2 className={styles.title}>Sur cet appareil</h2>
      {renderList()}
    </div>
  );

  function renderList() {
    if (!canKeepEpisodes) return <p>{isOfflineEnabled() ? REFUSALS.unable : CLOSED}</p>;
    if (!offlineState.isRead) return <p role="status">Lecture de ce qui est gardé…</p>;
    if (offlineState.isRefused) return <p role="status">{REFUSALS.unable}</p>;
    if (offlineState.subjects.length === 0)
      return (
        <p>
          {
            'Vous n’avez encore rien emporté. Sur la page d’un épisode, d’un parcours ou d’une reconstitution, le bouton «\u00a0Emporter\u00a0» le met ici, avec ce qui l’accompagne\u00a0: tout s’ouvre ensuite sans réseau.'
          }
        </p>
      );
    return (
      <>
        <ul role="list" className={styles.list}>
          {offlineState.subjects.map((subject) =>
            isPackPage(subject) ? (
              <KeptPage
                key={subject.slug}
                page={subject}
                state={offlineState.states[subject.slug]}
              />
            ) : (
              <KeptEpisode
                key={subject.slug}
                episode={subject}
                state={offlineState.states[subject.slug]}
              />
            ),
          )}
        </ul>
        <p className={styles.size}>
          {`${offlineState.bytes > 0 ? `${formatBytes(offlineState.bytes)} en tout. ` : ''}${lastingWords(offlineState.isPersisted)}`}
        </p>
        <InstallOffer />
      </>
    );
  }
}
