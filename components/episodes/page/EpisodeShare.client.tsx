'use client';

import { useState } from 'react';
import { useEpisodeSecond } from '@/components/episodes/transcript/useEpisodeSecond';
import { shareLink } from '@/components/ui/browser/shareLink';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { shareAddress } from '@/lib/episodes/shareAddress';
import { formatClock } from '@/lib/time/clock';
import styles from './EpisodeShare.module.css';

interface EpisodeShareProps {
  readonly slug: string;
  readonly title: string;
}

type Outcome =
  | { readonly status: 'none' }
  | { readonly status: 'copied' | 'refused'; readonly address: string };

const NO_OUTCOME: Outcome = { status: 'none' };

/** Renders the buttons that share the page, optionally from the current second. */
export function EpisodeShare({ slug, title }: EpisodeShareProps) {
  const second = useEpisodeSecond(slug);
  const [hasStartTime, setHasStartTime] = useState(true);
  const [outcome, setOutcome] = useState<Outcome>(NO_OUTCOME);

  async function share(): Promise<void> {
    const start = hasStartTime && second !== null && second > 0 ? second : null;
    const address = shareAddress(window.location.origin, slug, start);
    setOutcome(NO_OUTCOME);
    const status = await shareLink(title, address);
    if (status !== 'shared') setOutcome({ status, address });
  }

  return (
    <>
      <div className={styles.root}>
        <Button
          className={styles.button}
          look="outline"
          title="Partager"
          onClick={() => void share()}
          onBlur={() =>
            setOutcome((lastOutcome) =>
              lastOutcome.status === 'copied' ? NO_OUTCOME : lastOutcome,
            )
          }
        >
          <Icon name="share" size={20} />
          <span className="visually-hidden">Partager</span>
        </Button>
        <p className={styles.outcome} role="status">
          {outcome.status === 'copied' && 'Lien copié.'}
        </p>
      </div>
      {second !== null && second > 0 && (
        <label className={styles.choice}>
          <input
            type="checkbox"
            checked={hasStartTime}
            onChange={({ target }) => setHasStartTime(target.checked)}
          />
          <span>
            Partager à partir de <span className={styles.clock}>{formatClock(second)}</span>
          </span>
        </label>
      )}
      <p className={styles.refused} aria-live="polite">
        {outcome.status === 'refused' && 'Le navigateur refuse de copier\u00a0: voici le lien.'}
      </p>
      {outcome.status === 'refused' && (
        <input
          className={styles.address}
          readOnly
          aria-label="Lien de cet épisode"
          value={outcome.address}
          onFocus={({ target }) => target.select()}
        />
      )}
    </>
  );
}
