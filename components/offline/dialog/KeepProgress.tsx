import { useId } from 'react';
import type { Progress } from '@/lib/offline/packState';
import { formatBytes, percentOf } from '@/lib/offline/words';
import styles from './KeepProgress.module.css';

interface KeepProgressProps extends Progress {
  readonly isStopped: boolean;
}

/** Step between two announcements to screen readers, in per cent. */
const STEP_PERCENT = 25;

export function KeepProgress({ done, total, isStopped }: KeepProgressProps) {
  const id = useId();
  const percent = percentOf({ done, total });
  const announcedPercent = Math.floor(percent / STEP_PERCENT) * STEP_PERCENT;
  return (
    <div className={styles.root}>
      <progress
        className={styles.bar}
        value={done}
        max={Math.max(total, 1)}
        aria-label="Ce qui est arrivé"
        aria-describedby={id}
      />
      <p id={id} className={styles.words}>
        {`${isStopped ? 'En pause\u00a0: ' : ''}${formatBytes(done)} sur ${formatBytes(total)}`}
      </p>
      {!isStopped && (
        <p>
          Vous pouvez fermer cette fenêtre et continuer votre visite ou votre écoute&nbsp;: il
          suffit de rester sur le site.
        </p>
      )}
      <p className="visually-hidden" role="status">
        {isStopped ? 'En pause.' : `${announcedPercent}\u00a0% sont arrivés.`}
      </p>
    </div>
  );
}
