'use client';

import { useState } from 'react';
import styles from './Cover.module.css';

/** The episode's picture in the bar, or a grey square when there is none or it cannot be had. */
export function Cover({ src }: { readonly src: string | undefined }) {
  const [isBroken, setBroken] = useState(false);
  if (!src || isBroken) return <span className={styles.root} data-empty="true" />;
  return (
    // Sized pictures come ready-made; the optimiser's client code would cost more than it saves here.
    // eslint-disable-next-line @next/next/no-img-element
    <img
      className={styles.root}
      src={src}
      alt=""
      width={56}
      height={56}
      onError={() => setBroken(true)}
    />
  );
}
