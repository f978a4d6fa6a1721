import type { ReactNode } from 'react';
import { PatternBand } from '@/components/site/PatternBand';
import styles from './NightBanner.module.css';

interface NightBannerProps {
  /** Id of the heading, which names the section. */
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly isPatterned?: boolean;
  /** Actions, in order of importance. */
  readonly children: ReactNode;
}

/** Renders the dark band at the end of a page, with links to the next steps. */
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
