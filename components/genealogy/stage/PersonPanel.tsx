import Link from 'next/link';
import { useEffect, useRef } from 'react';
import { foldLabel } from '@/components/genealogy/stage/FoldButton';
import { Icon } from '@/components/ui/Icon';
import { IconButton } from '@/components/ui/IconButton';
import { parentsOf, unionsByPartner, type Family } from '@/lib/genealogy/family';
import { kinshipAddress, personPath } from '@/lib/genealogy/address';
import type { Tree } from '@/lib/genealogy/tree';
import type { Fold } from '@/lib/genealogy/view/folding';
import { VIEWS, type View } from '@/lib/genealogy/view/circles';
import styles from './PersonPanel.module.css';

interface PersonPanelProps {
  readonly tree: Tree;
  readonly family: Family;
  readonly personId: string;
  readonly subjectId: string;
  readonly fold: Fold | null;
  readonly view: View;
  readonly onSelect: (id: string) => void;
  readonly onToggle: () => void;
  readonly onView: (view: View) => void;
  readonly onClose: () => void;
}

const VIEW_NAMES: Readonly<Record<View, string>> = {
  tout: 'Tout l’arbre',
  ascendants: 'Ascendants seuls',
  descendants: 'Descendants seuls',
  foyer: 'Foyer',
};

/** Renders a short notice of the selected person, with the views of that person's family. */
export function PersonPanel(props: PersonPanelProps) {
  const { tree, family, personId, subjectId, fold, view } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const person = tree.cards.find(({ id }) => id === personId);
  const unions = (unionsByPartner(family).get(personId) ?? []).toSorted(
    (a, b) => narrationIndex(tree.unionOrder, a.id) - narrationIndex(tree.unionOrder, b.id),
  );
  const children = new Set(unions.flatMap((union) => union.children));
  const kin: readonly (readonly [string, readonly string[]])[] = [
    ['Parents', parentsOf(family, personId)],
    [
      person?.sex === 'male' ? 'Épouses' : 'Époux',
      unions.flatMap(({ partners }) => partners.filter((id) => id !== personId)),
    ],
    ['Enfants', tree.cards.flatMap(({ id }) => (children.has(id) ? [id] : []))],
  ];

  // Focuses the notice after a selection, but not on arrival by a link, which must not scroll the page.
  useEffect(() => {
    if (document.activeElement !== document.body)
      heading.current?.focus({ preventScroll: true });
  }, [personId]);

  if (!person) return null;
  return (
    <aside className={styles.root} aria-labelledby="choisie">
      <IconButton className={styles.close} label="Fermer" onClick={props.onClose}>
        <Icon name="close" size={20} />
      </IconButton>
      <h2 ref={heading} className={styles.name} id="choisie" tabIndex={-1}>
        {person.name}
      </h2>
      <p className={styles.life}>{person.life ?? 'Dates inconnues'}</p>
      <p>{person.role}</p>
      <Link className={styles.page} prefetch={false} href={personPath(personId)}>
        Lire la fiche
        <Icon name="arrow" size={18} />
      </Link>
      {kin.map(
        ([title, ids]) =>
          ids.length > 0 && (
            <div key={title}>
              <h3 className={styles.title}>{title}</h3>
              <ul role="list" className={styles.kin}>
                {[...new Set(ids)].map((id) => (
                  <li key={id}>
                    <button
                      type="button"
                      className={styles.person}
                      onClick={() => props.onSelect(id)}
                    >
                      {tree.cards.find((card) => card.id === id)?.name}
                    </button>
                  </li>
                ))}
              </ul>
            </div>
          ),
      )}
      <h3 className={styles.title}>Montrer</h3>
      <div className={styles.views}>
        {VIEWS.map((option) => (
          <button
            key={option}
            type="button"
            className={styles.view}
            aria-pressed={option === view}
            onClick={() => props.onView(option)}
          >
            {VIEW_NAMES[option]}
          </button>
        ))}
        {fold && (
          <button
            type="button"
            className={styles.view}
            aria-expanded={!fold.isFolded}
            onClick={props.onToggle}
          >
            {foldLabel(person.name, fold)}
          </button>
        )}
      </div>
      {personId !== subjectId && (
        <Link
          className={styles.page}
          prefetch={false}
          href={kinshipAddress(personId, subjectId)}
        >
          <span>{`Son lien avec ${tree.cards.find(({ id }) => id === subjectId)?.name}`}</span>
          <Icon name="arrow" size={18} />
        </Link>
      )}
    </aside>
  );
}

/** Returns the index of a union in the order of the narration; the length of the order for an unlisted union. */
function narrationIndex(unionOrder: readonly string[], unionId: string): number {
  const index = unionOrder.indexOf(unionId);
  return index < 0 ? unionOrder.length : index;
}
