import Link from 'next/link';
import { BuildingSection } from '@/components/buildings/page/BuildingSection';
import { glbPath } from '@/lib/buildings/address';
import type { PagePath } from '@/lib/site/pages';
import styles from './BuildingDownloads.module.css';

export interface BuildingDownloadsProps {
  readonly id: string;
  /** Size of the `.glb` file, in bytes. */
  readonly glbBytes: number;
  /** Episodes whose offline pack contains the building's page. */
  readonly keeping: readonly { readonly title: string; readonly path: PagePath }[];
}

/** Renders the downloads of a building: its model for other programs, its page for reading offline. */
export function BuildingDownloads({ id, glbBytes, keeping }: BuildingDownloadsProps) {
  return (
    <BuildingSection id="telecharger" title="Télécharger" isPrinted={false}>
      <p>
        <a className={styles.download} href={glbPath(id)} download={`${id}.glb`}>
          {`Le modèle en .glb (${Math.round(glbBytes / 1000)}\u00a0ko)`}
        </a>
      </p>
      <p className={styles.quiet}>
        En mètres, une pièce par partie, avec son degré et ses références. Il s’ouvre dans
        Blender et dans tout lecteur de glTF.
      </p>
      {keeping.length > 0 && (
        <>
          <p id="emportee-avec">
            Sans réseau&nbsp;: « Emporter » un épisode qui passe par ici prend aussi cette page,
            ses vues et son modèle.
          </p>
          <ul role="list" aria-labelledby="emportee-avec">
            {keeping.map(({ title, path }) => (
              <li key={path}>
                <Link className={styles.download} href={path} prefetch={false}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </BuildingSection>
  );
}
