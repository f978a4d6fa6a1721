import Link from 'next/link';
import { SectionHeading } from '@/components/ui/text/SectionHeading';
import type { PersonEvent } from '@/lib/genealogy/person';
import { entryPath } from '@/lib/timeline/address';
import styles from './PersonEvents.module.css';

/** Renders a person's entries of the timeline in chronological order, each a link to its page. */
export function PersonEvents({ events }: { readonly events: readonly PersonEvent[] }) {
  return (
    <section aria-labelledby="frise">
      <SectionHeading id="frise">Sur la frise</SectionHeading>
      <ol role="list" className={styles.root}>
        {events.map(({ id, title, when }) => (
          <li key={id} className={styles.event}>
            <Link className={styles.link} href={entryPath(id)} prefetch={false}>
              {title}
            </Link>
            <span className={styles.when}>{when}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
