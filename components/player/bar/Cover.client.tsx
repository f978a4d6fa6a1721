'use client';

import { useState } from 'react';
import styles from './Cover.module.css';

/** Renders the episode's cover in the bar; a grey square for a cover that is missing or fails to load. */
export function Cover({ src }: { readonly src: string | undefined }) {
  const [isBroken, setBroken] = useState(false);
  if (!src || isBroken) return <span className={styles.root} data-empty="true" />;
  return (
    // Covers are rendered in fixed sizes at build; the client code of `next/image` would cost more
    // bytes than it saves.
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
