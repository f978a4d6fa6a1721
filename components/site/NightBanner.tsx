import type { ReactNode } from 'react';
import { PatternBand } from '@/components/site/PatternBand';
import styles from './NightBanner.module.css';

interface NightBannerProps {
  /** Of the heading, which names the whole. */
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly isPatterned?: boolean;
  /** What can be done, in order of importance. */
  readonly children: ReactNode;
}

/** Where a page ends and what comes next is offered, on the night's blue. */
export function NightBanner({ id, title, lead, isPatterned, children }: NightBannerProps) {
  return (
    <section className={styles.root} aria-labelledby={id}>
      {isPatterned && <PatternBand />}
      <div className={styles.text}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        <p className={styles.lead}>{lead}</p>
        <div className={styles.actions}>{children}</div>
      </div>
    </section>
  );
}
