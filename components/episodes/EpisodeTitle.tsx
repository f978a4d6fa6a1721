import { Unbroken } from '@/components/ui/Unbroken';
import styles from './EpisodeTitle.module.css';

interface EpisodeTitleProps {
  readonly id: string;
  readonly title: string;
  readonly shortTitle: string;
}

/** The whole title, the series and the number set small above the part that tells the subject. */
export function EpisodeTitle({ id, title, shortTitle }: EpisodeTitleProps) {
  const cut = title.toLowerCase().lastIndexOf(shortTitle.toLowerCase());
  if (cut <= 0) {
    return (
      <h3 className={styles.root} id={id}>
        {title}
      </h3>
    );
  }
  const series = title.slice(0, cut);
  const label = series.replace(/[\s:]+$/, '');
  return (
    <h3 className={styles.root} id={id}>
      <span className={styles.series}>
        {label}
        <span className="visually-hidden">{series.slice(label.length)}</span>
      </span>
      <span className={styles.subject}>
        <Unbroken>{title.slice(cut)}</Unbroken>
      </span>
    </h3>
  );
}
