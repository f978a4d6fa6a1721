import { Sides } from '@/components/about/article/Sides';
import { SourceList } from '@/components/site/SourceList';
import { OwnerLink } from '@/components/ui/OwnerLink';
import { SectionHeading } from '@/components/ui/text/SectionHeading';
import type { Article } from '@/lib/site/article/article';
import styles from './ArticleBody.module.css';

/** Renders an explanatory page: sections, references, links to related pages. */
export function ArticleBody({ article }: { readonly article: Article }) {
  const { sections, related, sources } = article;
  return (
    <div className={styles.root}>
      {sections.map(({ title, paragraphs, sides }, index) => (
        <section
          key={title}
          className={styles.section}
          aria-labelledby={`rubrique-${index + 1}`}
        >
          <SectionHeading id={`rubrique-${index + 1}`}>{title}</SectionHeading>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {sides && <Sides sides={sides} />}
        </section>
      ))}
      <section className={styles.section} aria-labelledby="sources">
        <SectionHeading id="sources">Sources</SectionHeading>
        <SourceList sources={sources} />
      </section>
      <nav className={styles.section} aria-labelledby="a-lire">
        <SectionHeading id="a-lire">À lire ensuite</SectionHeading>
        <ul role="list">
          {related.map((link) => (
            <li key={link.href}>
              <OwnerLink link={link} />
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
