import Link from 'next/link';
import { FirstDrawing } from '@/components/genealogy/drawing/FirstDrawing';
import { TreeLegend } from '@/components/genealogy/drawing/TreeLegend';
import { KinshipForm } from '@/components/genealogy/kinship/KinshipForm';
import { Household } from '@/components/genealogy/person/Household';
import { TreeScreen } from '@/components/genealogy/stage/TreeScreen.client';
import { ShortHead } from '@/components/site/ShortHead';
import { SourceList } from '@/components/site/SourceList';
import { SectionHeading } from '@/components/ui/text/SectionHeading';
import { OUTLINE_PATH } from '@/lib/genealogy/address';
import type { TreePageFacts } from '@/lib/genealogy/treePage';
import styles from './TreePage.module.css';

/** Renders the page of the family tree: counters, drawing, links to the other tools. */
export function TreePage(facts: TreePageFacts) {
  const { breadcrumbs, title, description, tree, subject, generations, names, notes, sources } =
    facts;
  const counters = [
    { value: String(tree.cards.length), label: 'personnes' },
    { value: String(generations), label: 'générations' },
    {
      value: String(tree.plan.unions.filter(({ isCouple }) => isCouple).length),
      label: 'unions',
    },
  ];
  return (
    <>
      <div className={styles.window}>
        <ShortHead breadcrumbs={breadcrumbs} title={title} counters={counters}>
          <p>{description}</p>
        </ShortHead>
        <TreeScreen
          tree={tree}
          subjectId={subject.id}
          legend={<TreeLegend across={facts.across} clans={facts.clans} />}
          household={
            <FirstDrawing
              tree={tree}
              subjectId={subject.id}
              label={`Le foyer de ${subject.name}, dessiné`}
            />
          }
        />
      </div>
      <section className={styles.household} aria-labelledby="foyer-du-sujet">
        <h2 className={styles.heading} id="foyer-du-sujet">
          {`Le foyer de ${subject.name}`}
        </h2>
        <Household {...subject} />
      </section>
      <div className={styles.sections}>
        <section aria-labelledby="parente" className={styles.kinship}>
          <SectionHeading id="parente">Quel lien de parenté&#8239;?</SectionHeading>
          <p className={styles.text}>
            Choisissez deux personnes&nbsp;: leur lien est dit, dessiné et suivi de l’une à
            l’autre, par le sang d’abord.
          </p>
          <KinshipForm
            people={names}
            from={
              tree.ties.find(({ kind, to }) => kind === 'alliance' && to === subject.id)
                ?.from ?? ''
            }
            to={subject.id}
          />
        </section>
        <section aria-labelledby="lire">
          <SectionHeading id="lire">Lire l’arbre</SectionHeading>
          {notes.map((note) => (
            <p key={note} className={styles.text}>
              {note}
            </p>
          ))}
          <p className={styles.text}>
            <Link className={styles.link} href={OUTLINE_PATH} prefetch={false}>
              Toutes les personnes en liste, lignée par lignée
            </Link>
          </p>
        </section>
        <section aria-labelledby="sources">
          <SectionHeading id="sources">Sources</SectionHeading>
          <SourceList sources={sources} />
        </section>
      </div>
    </>
  );
}
