import { BuildingSection } from '@/components/buildings/page/BuildingSection';
import type { Building } from '@/lib/buildings/building';
import styles from './BuildingNotes.module.css';

/** Renders a building's orientation, the disagreements of sources, the things never drawn and the missing surveys. */
export function BuildingNotes({ building }: { readonly building: Building }) {
  const { disagreements, neverDrawn, missing, orientation } = building;
  const lists = [
    ['desaccords', 'Désaccords', disagreements],
    ['jamais-dessine', 'Ce qui n’est pas dessiné', neverDrawn],
    ['a-relever', 'Ce qu’il reste à relever', missing],
  ] as const;
  return (
    <>
      <BuildingSection id="orientation" title="Orientation" isPrinted={false}>
        <p>{`Orientation (${orientation.grade})\u00a0: ${orientation.what}.`}</p>
        {orientation.note && <p>{orientation.note}</p>}
      </BuildingSection>
      {lists.map(
        ([id, title, items]) =>
          items.length > 0 && (
            <BuildingSection key={id} id={id} title={title} isPrinted={id !== 'a-relever'}>
              <ul role="list" className={styles.root}>
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </BuildingSection>
          ),
      )}
    </>
  );
}
