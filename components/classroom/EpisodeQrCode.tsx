import { qrCode } from '@/lib/share/qrCode';
import styles from './EpisodeQrCode.module.css';

/** Renders the QR code of an episode's address; nothing where the address exceeds the capacity of the code. */
export function EpisodeQrCode({ address }: { readonly address: string }) {
  const code = qrCode(address);
  if (!code) return null;
  return (
    <figure className={styles.root}>
      <svg
        className={styles.code}
        viewBox={`0 0 ${code.size} ${code.size}`}
        role="img"
        aria-label="Code QR de l’épisode"
        shapeRendering="crispEdges"
      >
        <path d={code.path} />
      </svg>
      <figcaption>Écouter l’épisode</figcaption>
    </figure>
  );
}
