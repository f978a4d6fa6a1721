import { SectionHeading } from '@/components/ui/text/SectionHeading';
import { CLASS_PERMISSION_ID } from '@/lib/site/classPermission';
import { mailtoAddress } from '@/lib/site/link';
import type { LegalPage, LegalSection } from '@/lib/site/legal';
import styles from './LegalNotice.module.css';

interface LegalNoticeProps {
  readonly page: LegalPage;
  readonly email: string;
  /** Permission for a class: photocopy, projection. */
  readonly classPermission: string;
}

/** Renders the legal notices, section by section; facts that the owner has not given are marked. */
export function LegalNotice({ page, email, classPermission }: LegalNoticeProps) {
  const { sections, contact, pending } = page;
  return (
    <div className={styles.root}>
      {sections.map((section, rank) => (
        <Section
          key={section.title}
          id={`mention-${rank + 1}`}
          section={section}
          pending={pending}
        />
      ))}
      <section className={styles.section} aria-labelledby={CLASS_PERMISSION_ID}>
        <SectionHeading id={CLASS_PERMISSION_ID}>Pour la classe</SectionHeading>
        <p>{classPermission}</p>
      </section>
      <section className={styles.section} aria-labelledby="ecrire">
        <SectionHeading id="ecrire">{contact.title}</SectionHeading>
        <p>
          <span>{`${contact.text} `}</span>
          <a className={styles.link} href={mailtoAddress(email)}>
            {email}
          </a>
        </p>
      </section>
    </div>
  );
}

interface SectionProps {
  readonly id: string;
  readonly section: LegalSection;
  readonly pending: string;
}

function Section({ id, section: { title, rows, paragraphs }, pending }: SectionProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <SectionHeading id={id}>{title}</SectionHeading>
      {rows.length > 0 && (
        <dl className={styles.rows}>
          {rows.map(({ term, value }) => (
            <div key={term} className={styles.row}>
              <dt className={styles.term}>{term}</dt>
              <dd className={styles.value} data-pending={value === null || undefined}>
                {value ?? pending}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  );
}
