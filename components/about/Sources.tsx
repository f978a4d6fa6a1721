import { AuthorList } from '@/components/about/AuthorList';
import { Disclosure } from '@/components/ui/Disclosure';
import type { AboutPage } from '@/lib/site/about';
import { bibliographyOf, type Work } from '@/lib/site/bibliography';
import styles from './Sources.module.css';

interface SourcesProps {
  readonly words: AboutPage['sources'];
  /** References of episodes and places, in any order, with repetitions. */
  readonly references: readonly Work[];
}

/** Renders the references of episodes and maps as a bibliography. */
export function Sources({ words, references }: SourcesProps) {
  const { ancient: ancientAuthors, modern: modernAuthors } = bibliographyOf(
    references,
    words.ancientAuthors,
  );
  const count = modernAuthors.reduce((sum, { works }) => sum + works.length, 0);
  return (
    <>
      {words.intro.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <div>
        <h3 className={styles.title}>{words.ancientTitle}</h3>
        <AuthorList authors={ancientAuthors} />
      </div>
      <Disclosure
        title={`${words.modernTitle} (${count} référence${count > 1 ? 's' : ''})`}
        isWide
      >
        <AuthorList authors={modernAuthors} />
      </Disclosure>
    </>
  );
}
