import type { ReactNode } from 'react';
import { PatternBand } from '@/components/site/PatternBand';
import { Eyebrow } from '@/components/ui/Eyebrow';
import styles from './PageIntro.module.css';

interface PageIntroProps {
  readonly eyebrow: string;
  readonly title: string;
  readonly children?: ReactNode;
}

/** The head of a page other than home: a band of night with its title and a few words. */
export function PageIntro({ eyebrow, title, children }: PageIntroProps) {
  return (
    <div className={styles.root}>
      <PatternBand />
      <div className={styles.text}>
        <Eyebrow>{eyebrow}</Eyebrow>
        <h1 className={styles.title}>{title}</h1>
        {children && <div className={styles.lead}>{children}</div>}
      </div>
    </div>
  );
}
