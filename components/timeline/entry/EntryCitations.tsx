import Link from 'next/link';
import { PassageButton } from '@/components/story/PassageButton.client';
import { Icon } from '@/components/ui/Icon';
import type { EntryFacts } from '@/components/timeline/entry/entryFacts';
import page from './EntryPage.module.css';
import styles from './EntryCitations.module.css';

/** Renders the passages of episodes about an entry, to the second. */
export function EntryCitations({ citations }: Pick<EntryFacts, 'citations'>) {
  if (citations.length === 0) return null;
  return (
    <section aria-labelledby="episodes">
      <h2 className={page.heading} id="episodes">
        Dans les épisodes
      </h2>
      <ul role="list" className={styles.root}>
        {citations.map(({ slug, title, sentence, href, clock, spoken, passage }) => (
          <li key={slug} className={styles.moment}>
            <Link id={`passage-${slug}`} className={styles.link} href={href} prefetch={false}>
              <Icon name="play" size={18} />
              <span>
                <span>{title}</span>
                {clock !== null && (
                  <>
                    <span>, </span>
                    <span className={styles.clock} aria-hidden="true">
                      {clock}
                    </span>
                    <span className="visually-hidden">{`à ${spoken}`}</span>
                  </>
                )}
              </span>
            </Link>
            <blockquote className={styles.sentence}>{sentence}</blockquote>
            {passage && <PassageButton {...passage} describedBy={`passage-${slug}`} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
