import { PersonSearch } from '@/components/genealogy/stage/PersonSearch.client';
import { ChoiceField } from '@/components/ui/field/ChoiceField';
import type { TreeCard } from '@/lib/genealogy/tree';
import { VIEWS, type View } from '@/lib/genealogy/view/circles';
import { of } from '@/lib/text/elision';
import styles from './TreeToolbar.module.css';

interface TreeToolbarProps {
  readonly people: readonly TreeCard[];
  /** Name of the person in the centre of the views other than the whole tree. */
  readonly personName: string;
  readonly view: View;
  /** Number of people on display. */
  readonly count: number;
  readonly onFind: (id: string) => void;
  readonly onView: (view: View) => void;
}

const VIEW_WORDS: Readonly<Record<View, string>> = {
  tout: 'Tout l’arbre',
  ascendants: 'Ascendants',
  descendants: 'Descendants',
  foyer: 'Foyer',
};

export function TreeToolbar(props: TreeToolbarProps) {
  const { people, personName, view, count, onFind, onView } = props;
  return (
    <div className={styles.root}>
      <PersonSearch people={people} onFind={onFind} />
      <ChoiceField
        label="Montrer"
        value={view}
        onChange={({ target }) =>
          onView(VIEWS.find((option) => option === target.value) ?? 'tout')
        }
      >
        {VIEWS.map((option) => (
          <option key={option} value={option}>
            {option === 'tout' ? VIEW_WORDS[option] : `${VIEW_WORDS[option]} ${of(personName)}`}
          </option>
        ))}
      </ChoiceField>
      <p className={styles.count} role="status">
        {count > 1 ? `${count} personnes affichées` : '1 personne affichée'}
      </p>
    </div>
  );
}
