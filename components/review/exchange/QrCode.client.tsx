'use client';

import { qrCode } from '@/lib/share/qrCode';
import styles from './QrCode.module.css';

/**
 * Renders a QR code of an address, for a telephone's camera; a note where the address exceeds the
 * capacity of the code.
 */
export function QrCode({ text }: { readonly text: string }) {
  const code = qrCode(text);
  if (!code)
    return (
      <p role="status">
        Il y a trop de cartes pour un code&nbsp;: passez par le lien ou par le fichier.
      </p>
    );
  return (
    <figure className={styles.root}>
      <svg
        className={styles.code}
        viewBox={`0 0 ${code.size} ${code.size}`}
        role="img"
        aria-label="Code QR du lien ci-dessus"
        shapeRendering="crispEdges"
      >
        <path d={code.path} />
      </svg>
      <figcaption>À photographier avec l’appareil qui recevra vos révisions.</figcaption>
    </figure>
  );
}
