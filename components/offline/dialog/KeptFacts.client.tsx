'use client';

import Link from 'next/link';
import { useState } from 'react';
import { browserKeeper } from '@/components/offline/browser/browserKeeper';
import { ActionButton, ActionRow } from '@/components/offline/dialog/ActionRow';
import { InstallOffer } from '@/components/offline/dialog/InstallOffer.client';
import { dialogSubject } from '@/components/offline/keepState';
import { useObservable } from '@/components/player/useObservable';
import { OFFLINE_PATH } from '@/lib/offline/names';
import { packKind } from '@/lib/offline/pack';
import { formatBytes, lastingWords, PACK_WORDS } from '@/lib/offline/words';
import styles from './KeptFacts.module.css';

interface KeptFactsProps {
  readonly slug: string;
  /** Size of this pack without the shared parts, in bytes. */
  readonly bytes: number;
  readonly onRemove: () => void;
}

/** Renders the size of a kept pack, how long the browser keeps the pack, and the button that deletes the pack. */
export function KeptFacts({ slug, bytes, onRemove }: KeptFactsProps) {
  const offlineState = useObservable(browserKeeper().kept);
  const [isConfirming, setConfirming] = useState(false);
  return (
    <>
      <p role="status">{PACK_WORDS[packKind(slug)].kept}</p>
      <p className={styles.size}>
        {`${formatBytes(bytes)} sur cet appareil (${formatBytes(offlineState.bytes)} en tout). ${lastingWords(offlineState.isPersisted)}`}
      </p>
      <p>
        <Link
          className={styles.list}
          href={OFFLINE_PATH}
          prefetch={false}
          onClick={() => dialogSubject.set(null)}
        >
          Voir tout ce que vous avez emporté
        </Link>
      </p>
      <InstallOffer />
      <ActionRow>
        {isConfirming ? (
          <>
            <ActionButton onPress={onRemove}>
              {`Supprimer et libérer ${formatBytes(bytes)}`}
            </ActionButton>
            <ActionButton look="plain" onPress={() => setConfirming(false)}>
              Le garder
            </ActionButton>
          </>
        ) : (
          <ActionButton onPress={() => setConfirming(true)}>
            Supprimer de cet appareil…
          </ActionButton>
        )}
      </ActionRow>
    </>
  );
}
