import { BuildingSection } from '@/components/buildings/page/BuildingSection';
import type { Building } from '@/lib/buildings/building';
import { measureWords, metresWords, rangeWords } from '@/lib/buildings/measures';
import { shortWorks } from '@/lib/buildings/view/works';
import styles from './BuildingMeasures.module.css';

/** Renders the measures of which the model is made: value, grade, source, and the other values that sources give. */
export function BuildingMeasures({ building }: { readonly building: Building }) {
  const { parameters } = building;
  const rangedParameters = parameters.filter(({ range }) => range !== undefined);
  return (
    <>
      <BuildingSection id="mesures" title="Mesures">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Mesure</th>
              <th scope="col">Valeur</th>
              <th scope="col">Degré</th>
            </tr>
          </thead>
          <tbody>
            {parameters.map((parameter) => {
              const { id, label, grade, references, note } = parameter;
              const metres = metresWords(parameter);
              return (
                <tr key={id} id={`mesure-${id}`}>
                  <th scope="row">
                    <span>{label}</span>
                    <span className={styles.note}>{shortWorks(building, references)}</span>
                    {note && <span className={styles.note}>{note}</span>}
                  </th>
                  <td>
                    <span>{measureWords(parameter)}</span>
                    {metres !== null && <span className={styles.note}>{metres}</span>}
                  </td>
                  <td>{grade}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </BuildingSection>
      {rangedParameters.length > 0 && (
        <BuildingSection id="autres-mesures" title="Les autres mesures" isPrinted={false}>
          <ul role="list" className={styles.ranges}>
            {rangedParameters.map((parameter) => (
              <li key={parameter.id}>
                {`${parameter.label}\u00a0: ${rangeWords(parameter) ?? ''}. Le dessin prend ${measureWords(parameter)}.`}
              </li>
            ))}
          </ul>
        </BuildingSection>
      )}
    </>
  );
}
