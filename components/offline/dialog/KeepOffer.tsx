import { ActionButton, ActionRow } from '@/components/offline/dialog/ActionRow';
import { bytesOf, packKind, type Pack } from '@/lib/offline/pack';
import { formatBytes, GROUP_NAMES, PACK_WORDS } from '@/lib/offline/words';
import styles from './KeepOffer.module.css';

interface KeepOfferProps {
  readonly pack: Pack;
  /** Bytes to download. */
  readonly bytes: number;
  /** Bytes to download that all packs have in common. */
  readonly shared: number;
  /** Storage quota that is left, in bytes; null when the browser reports no quota. */
  readonly room: number | null;
  readonly onAccept: () => void;
}

/** Renders the parts and the size of a pack before the download. */
export function KeepOffer({ pack, bytes, shared, room, onAccept }: KeepOfferProps) {
  return (
    <>
      <p>{PACK_WORDS[packKind(pack.subject?.slug ?? '')].offer}</p>
      <dl>
        {pack.groups.map(({ id, items }) => (
          <div key={id} className={styles.part}>
            <dt>{GROUP_NAMES[id]}</dt>
            <dd className={styles.size}>{formatBytes(bytesOf(items))}</dd>
          </div>
        ))}
        {shared > 0 && (
          <div className={styles.part}>
            <dt>{`${GROUP_NAMES.site}, une seule fois pour tous les épisodes`}</dt>
            <dd className={styles.size}>{formatBytes(shared)}</dd>
          </div>
        )}
      </dl>
      {room !== null && (
        <p
          className={styles.freeSpace}
        >{`Il reste ${formatBytes(room)} pour ce site sur cet appareil.`}</p>
      )}
      <ActionRow>
        <ActionButton
          look="gold"
          onPress={onAccept}
        >{`Emporter (${formatBytes(bytes)})`}</ActionButton>
      </ActionRow>
    </>
  );
}
