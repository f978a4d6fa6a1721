import Link from 'next/link';
import { PassageButton } from '@/components/story/PassageButton.client';
import { SectionHeading } from '@/components/ui/text/SectionHeading';
import { atSecond, episodePath } from '@/lib/episodes/episode';
import type { Mention } from '@/lib/genealogy/person';
import { formatClock } from '@/lib/time/clock';
import styles from './PersonMentions.module.css';

/** Renders the sentences that name a person, each with its time in the episode. */
export function PersonMentions({ mentions }: { readonly mentions: readonly Mention[] }) {
  return (
    <section aria-labelledby="episodes">
      <SectionHeading id="episodes">Dans les épisodes</SectionHeading>
      <ul role="list" className={styles.root}>
        {mentions.map(({ slug, title, sentences, playable }) => (
          <li key={slug}>
            <h3 id={`episode-${slug}`}>
              <Link className={styles.link} href={episodePath(slug)} prefetch={false}>
                {title}
              </Link>
            </h3>
            <FirstPassage slug={slug} sentences={sentences} playable={playable} />
            <ul role="list" className={styles.sentences}>
              {sentences.map(({ text, start }) => (
                <li key={text} className={styles.sentence}>
                  {start !== null && (
                    <Link
                      className={styles.moment}
                      href={atSecond(episodePath(slug), start)}
                      prefetch={false}
                    >
                      <span className="visually-hidden">Écouter à </span>
                      <span>{formatClock(start)}</span>
                    </Link>
                  )}
                  <span>{`«\u00a0${text}\u00a0»`}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Renders the button that plays an episode from the first mention; null where no mention has a time. */
function FirstPassage({ slug, sentences, playable }: Omit<Mention, 'title'>) {
  const firstStart = sentences.find(({ start }) => start !== null)?.start ?? null;
  return firstStart === null ? null : (
    <PassageButton episode={playable} at={firstStart} describedBy={`episode-${slug}`} />
  );
}
