import type { ReactNode } from 'react';
import { PatternBand } from '@/components/site/PatternBand';
import { Eyebrow } from '@/components/ui/text/Eyebrow';
import { Figures } from '@/components/ui/text/Figures';
import { FALLBACK_DESCRIPTION, FALLBACK_TITLE } from '@/lib/map/markers/labels';
import { NoHyphenBreak } from '@/components/ui/text/NoHyphenBreak';
import styles from './MapHero.module.css';

interface MapHeroProps {
  /** The way to the page that is open. */
  readonly breadcrumbs: ReactNode;
  /** Empty when it cannot be had; so may be the description. */
  readonly title: string;
  readonly description: string;
  /** How many there are. */
  readonly places: number;
  readonly periods: number;
}

/** The head of a map's page, with its figures. */
export function MapHero({ breadcrumbs, title, description, places, periods }: MapHeroProps) {
  const figures = [
    { value: String(places), label: 'lieux' },
    { value: String(periods), label: 'périodes' },
    { value: '1300+', label: 'années d’histoire' },
  ];
  return (
    <div className={styles.root}>
      <PatternBand />
      <div className={styles.columns}>
        <div>
          <div className={styles.breadcrumbs}>{breadcrumbs}</div>
          <Eyebrow>Carte interactive</Eyebrow>
          <h1 className={styles.title}>
            <NoHyphenBreak>{title || FALLBACK_TITLE}</NoHyphenBreak>
          </h1>
          <p className={styles.lead}>{description || FALLBACK_DESCRIPTION}</p>
        </div>
        <div className={styles.figures}>
          <Figures figures={figures} />
        </div>
      </div>
    </div>
  );
}
