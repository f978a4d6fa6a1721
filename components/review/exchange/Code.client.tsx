'use client';

import { encode } from 'uqr';
import styles from './Code.module.css';

/** The largest code that a telephone reads from a screen: version 24. */
const MOST_MODULES = 113;
const QUIET_ZONE = 4;

/** A QR code of an address, read by a telephone's own camera. */
export function Code({ text }: { readonly text: string }) {
  const code = drawn(text);
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

function drawn(text: string): { readonly size: number; readonly path: string } | null {
  try {
    const { size, data } = encode(text, { ecc: 'L', border: QUIET_ZONE });
    if (size > MOST_MODULES + 2 * QUIET_ZONE) return null;
    const path = data
      .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
      .join('');
    return { size, path };
  } catch {
    return null;
  }
}
