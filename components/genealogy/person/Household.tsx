import { PersonCardLink } from '@/components/genealogy/person/PersonCardLink';
import type { HouseholdFacts, PersonFacts } from '@/lib/genealogy/person';
import styles from './Household.module.css';

type HouseholdProps = Pick<
  PersonFacts,
  'name' | 'life' | 'sex' | 'parents' | 'households' | 'filiation'
>;

/** Renders a person between parents and children: the unions in order, each with its children. */
export function Household(props: HouseholdProps) {
  const { name, life, sex, parents, households, filiation } = props;
  return (
    <div className={styles.root}>
      {parents.length > 0 && (
        <section className={styles.parents} aria-label="Parents">
          <ul role="list" className={styles.row}>
            {parents.map((parent) => (
              <li key={parent.id}>
                <PersonCardLink
                  person={parent}
                  label={parent.sex === 'male' ? 'Père' : 'Mère'}
                />
              </li>
            ))}
          </ul>
          {filiation !== null && (
            <p className={styles.note}>{`Filiation discutée. ${filiation}`}</p>
          )}
        </section>
      )}
      <div className={styles.person}>
        <p className={styles.name}>{name}</p>
        <p className={styles.life}>{life ?? 'Dates inconnues'}</p>
      </div>
      {households.length > 0 && (
        <section className={styles.unions} aria-label="Unions et enfants">
          <ol role="list" className={styles.list}>
            {households.map((household, index) => (
              <li key={household.spouse?.id ?? 'seul'} className={styles.union}>
                <UnionHead household={household} label={unionLabel(sex, index, households)} />
                {household.children.length > 0 && (
                  <ul role="list" className={styles.children}>
                    {household.children.map((child) => (
                      <li key={child.id}>
                        <PersonCardLink person={child} />
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}

interface UnionHeadProps {
  readonly household: HouseholdFacts;
  readonly label: string;
}

function UnionHead({ household: { spouse, grade, note }, label }: UnionHeadProps) {
  if (spouse === null) return <p className={styles.unknown}>{label}</p>;
  return (
    <>
      <PersonCardLink person={spouse} label={label} />
      {note !== null && (
        <p className={styles.note}>
          {`${grade === 'discuté' ? 'Union discutée. ' : ''}${note}`}
        </p>
      )}
    </>
  );
}

/** Formats the label of a union: « Épouse », or « 2e épouse » among several spouses. */
function unionLabel(
  sex: PersonFacts['sex'],
  index: number,
  households: readonly HouseholdFacts[],
): string {
  const knownSpouses = households.filter(({ spouse }) => spouse !== null).length;
  if (households[index]?.spouse === null)
    return sex === 'male' ? 'Mère inconnue ici' : 'Père inconnu ici';
  const noun = sex === 'male' ? 'épouse' : 'époux';
  if (knownSpouses < 2) return sex === 'male' ? 'Épouse' : 'Époux';
  if (index === 0) return sex === 'male' ? '1re épouse' : '1er époux';
  return `${index + 1}e ${noun}`;
}
