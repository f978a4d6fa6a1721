'use client';

import { useState } from 'react';
import { shareLink, type ShareOutcome } from '@/components/ui/browser/shareLink';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import styles from './PathShareButton.module.css';

interface PathShareButtonProps {
  readonly title: string;
  /** Absolute URL of the path's page. */
  readonly address: string;
}

/** Renders the button that shares a path; where the browser refuses, its link to copy by hand. */
export function PathShareButton({ title, address }: PathShareButtonProps) {
  const [outcome, setOutcome] = useState<ShareOutcome | null>(null);
  return (
    <>
      <Button
        className={styles.root}
        look="outline"
        onClick={() => void shareLink(title, address).then(setOutcome)}
        // Resets the label, so that a screen reader announces the next copy too.
        onBlur={() => setOutcome((current) => (current === 'copied' ? null : current))}
      >
        <Icon name="share" size={20} />
        <span>{outcome === 'copied' ? 'Lien copié' : 'Partager'}</span>
      </Button>
      <span className="visually-hidden" role="status">
        {outcome === 'copied' && 'Lien copié.'}
      </span>
      {outcome === 'refused' && (
        <input
          className={styles.address}
          readOnly
          aria-label="Le navigateur refuse de copier&nbsp;: voici le lien"
          value={address}
          onFocus={({ target }) => target.select()}
        />
      )}
    </>
  );
}
