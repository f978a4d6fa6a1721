import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/site/Breadcrumbs';
import { PatternBand } from '@/components/site/PatternBand';
import { NoHyphenBreak } from '@/components/ui/text/NoHyphenBreak';
import { Eyebrow } from '@/components/ui/text/Eyebrow';
import type { Crumb } from '@/lib/site/breadcrumbs';
import styles from './PageIntro.module.css';

interface PageIntroProps {
  /** Breadcrumbs, for a page of lib/site/pages. */
  readonly breadcrumbs?: readonly Crumb[];
  readonly eyebrow: string;
  readonly title: string;
  readonly children?: ReactNode;
}

/** Renders the head of a page other than home: a dark band with the page's title and lead. */
export function PageIntro({ breadcrumbs, eyebrow, title, children }: PageIntroProps) {
  return (
    <div className={styles.root}>
      <PatternBand />
      <div className={styles.text}>
        {breadcrumbs && <Breadcrumbs breadcrumbs={breadcrumbs} />}
        <Eyebrow>{eyebrow}</Eyebrow>
        <h1 className={styles.title}>
          <NoHyphenBreak>{title}</NoHyphenBreak>
        </h1>
        {children && <div className={styles.lead}>{children}</div>}
      </div>
    </div>
  );
}
