import Link from 'next/link';
import type { ReactNode } from 'react';
import { DocumentList, type DatedLink } from '@/components/documents/DocumentList';
import { Household } from '@/components/genealogy/person/Household';
import { PersonCardLink } from '@/components/genealogy/person/PersonCardLink';
import { PersonEvents } from '@/components/genealogy/person/PersonEvents';
import { PersonLife } from '@/components/genealogy/person/PersonLife';
import { PersonMentions } from '@/components/genealogy/person/PersonMentions';
import { SourceList } from '@/components/site/SourceList';
import { SectionHeading } from '@/components/ui/text/SectionHeading';
import { personInTree } from '@/lib/genealogy/address';
import type { PersonEvent, PersonFacts } from '@/lib/genealogy/person';
import styles from './PersonPage.module.css';

interface PersonPageProps {
  readonly person: PersonFacts;
  /** The person's entries of the timeline, in chronological order. */
  readonly events: readonly PersonEvent[];
  /** Links to the reconstructions of buildings that the person built. */
  readonly reconstructions: readonly DatedLink[];
  /** Slot of the kinship form. */
  readonly form: ReactNode;
}

export function PersonPage({ person, events, reconstructions, form }: PersonPageProps) {
  const { biography, siblings, ties, relation, mentions, sources, treeSources } = person;
  return (
    <div className={styles.root}>
      {biography.length > 0 && <p className={styles.biography}>{biography.join(' ')}</p>}
      <aside className={styles.aside} aria-label="Notice">
        <PersonLife person={person} />
      </aside>
      <div className={styles.main}>
        <section aria-labelledby="foyer">
          <SectionHeading id="foyer">Parents, unions et enfants</SectionHeading>
          <Household {...person} />
          <p className={styles.inTree}>
            <Link
              className={styles.link}
              href={personInTree(person.id)}
              prefetch={false}
            >{`Voir ${person.name} dans l’arbre`}</Link>
          </p>
        </section>
        {siblings.length > 0 && (
          <section aria-labelledby="fratrie">
            <SectionHeading id="fratrie">Frères et sœurs</SectionHeading>
            {siblings.map(({ title, people }) => (
              <div key={title}>
                <h3 className={styles.group}>{title}</h3>
                <ul role="list" className={styles.people}>
                  {people.map((sibling) => (
                    <li key={sibling.id}>
                      <PersonCardLink person={sibling} />
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </section>
        )}
        {ties.length > 0 && (
          <section aria-labelledby="autres-liens">
            <SectionHeading id="autres-liens">Autres liens</SectionHeading>
            <p className={styles.lead}>
              Le lait, l’adoption et l’alliance lient des personnes sans en faire des parents
              par le sang.
            </p>
            <ul role="list" className={styles.people}>
              {ties.map(({ words, person: tiedPerson, note }) => (
                <li key={`${words} ${tiedPerson.id}`}>
                  <PersonCardLink person={tiedPerson} label={words} />
                  {note !== null && <p className={styles.note}>{note}</p>}
                </li>
              ))}
            </ul>
          </section>
        )}
        {events.length > 0 && <PersonEvents events={events} />}
        {reconstructions.length > 0 && (
          <section aria-labelledby="reconstitutions">
            <SectionHeading id="reconstitutions">Reconstitutions</SectionHeading>
            <DocumentList documents={reconstructions} />
          </section>
        )}
        {mentions.length > 0 && <PersonMentions mentions={mentions} />}
        <section aria-labelledby="parente" className={styles.kinship}>
          <SectionHeading id="parente">Quel lien de parenté&#8239;?</SectionHeading>
          {relation && (
            <p className={styles.lead}>
              <span>{`${relation.sentences.join(' ')} `}</span>
              {relation.href !== null && (
                <Link className={styles.link} href={relation.href} prefetch={false}>
                  Voir le chemin
                </Link>
              )}
            </p>
          )}
          {form}
        </section>
        <section aria-labelledby="sources">
          <SectionHeading id="sources">Sources</SectionHeading>
          <SourceList sources={[...sources, ...treeSources]} />
        </section>
      </div>
    </div>
  );
}
