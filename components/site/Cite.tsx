import { Icon } from '@/components/ui/Icon';
import { CITATION_FORMAT_IDS, CITATION_FORMATS } from '@/lib/cite/formats';
import type { PageReference } from '@/lib/cite/reference';
import styles from './Cite.module.css';

interface CiteProps {
  readonly reference: PageReference;
  /** Limits the element to the page's width, where no parent does. */
  readonly isAlone?: boolean;
}

/**
 * Renders the page's reference in the four formats, whole without script. Opening the element loads a script
 * (app/citer.js/cite.ts) that adds the day of the visit and the second of the address, and copies a reference. The
 * script writes into the texts, hence `suppressHydrationWarning`.
 */
export function Cite({ reference, isAlone }: CiteProps) {
  return (
    <details className={styles.root} data-alone={isAlone || undefined} data-cite>
      <summary className={styles.summary}>
        <span>Citer cette page</span>
        <Icon name="down" size={20} />
      </summary>
      {CITATION_FORMAT_IDS.map((id) => {
        const { name, write } = CITATION_FORMATS[id];
        return (
          <div className={styles.format} key={id}>
            <b>{name}</b>
            <button type="button" aria-label={`Copier (${name})`}>
              Copier
            </button>
            <pre data-format={id} suppressHydrationWarning>
              {write(reference, null)}
            </pre>
          </div>
        );
      })}
      <p role="status" />
    </details>
  );
}
