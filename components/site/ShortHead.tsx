import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { Breadcrumbs } from '@/components/site/Breadcrumbs';
import { HeadCounters, type HeadCounter } from '@/components/site/head/HeadCounters';
import { HeadLead } from '@/components/site/head/HeadLead';
import { PatternBand } from '@/components/site/PatternBand';
import { NoHyphenBreak } from '@/components/ui/text/NoHyphenBreak';
import type { Crumb } from '@/lib/site/breadcrumbs';
import styles from './ShortHead.module.css';

interface ShortHeadProps {
  /** Breadcrumbs, or an element that renders breadcrumbs which change without navigation. */
  readonly breadcrumbs: readonly Crumb[] | ReactElement;
  /** Kind and date of the subject; absent for a tool, which its breadcrumbs name. */
  readonly eyebrow?: string;
  /** Title, or an element that renders a title which changes without navigation. */
  readonly title: ReactNode;
  /** Three counters at most. */
  readonly counters?: readonly HeadCounter[];
  /** Whether the head is printed; false where the printed part has a head of its own. */
  readonly isPrinted?: boolean;
  /** Lead: running text, whole in the HTML, folded to two lines at first. */
  readonly children?: ReactNode;
}

/**
 * Renders the head of a tool, a list or a sheet: breadcrumbs, title, lead and counters in one
 * dark band.
 *
 * Contract with the tool below, in custom properties of app/bars.css (all grow with the reader's text
 * size):
 * - `--nav-height`: the site's bar, lower on a page that has this head (`data-short-head`);
 * - `--head-height`: the band while its title has one line and its lead is folded;
 * - `--filters-height`: one row of filters, the height limit of the tool's filters;
 * - `--head-room`: the sum of the three, so that a tool that fills the first viewport is
 *   `height: max(12rem, 100dvh - var(--head-room) - var(--below))`, where `--below` is a property
 *   of the tool: `0px`, and `var(--player-room)` under `body:where(:has(#lecteur))`.
 */
export function ShortHead(props: ShortHeadProps) {
  const { breadcrumbs, eyebrow, title, counters, isPrinted = true, children } = props;
  return (
    <div className={styles.root} data-short-head data-printed={isPrinted}>
      <PatternBand />
      <div className={styles.row}>
        <div className={styles.breadcrumbs}>
          {isValidElement(breadcrumbs) ? (
            breadcrumbs
          ) : (
            <Breadcrumbs breadcrumbs={breadcrumbs} look="short" />
          )}
        </div>
        <div className={styles.name}>
          {eyebrow !== undefined && <p className={styles.eyebrow}>{eyebrow}</p>}
          <h1 className={styles.title}>
            {typeof title === 'string' ? <NoHyphenBreak>{title}</NoHyphenBreak> : title}
          </h1>
        </div>
        {children && <HeadLead>{children}</HeadLead>}
        {counters && <HeadCounters counters={counters} />}
      </div>
    </div>
  );
}
