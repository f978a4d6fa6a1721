import type { DrawnRealm, DrawnRoute } from '@/lib/map/realms/drawn';
import styles from './RealmCaption.module.css';

interface RealmCaptionProps {
  readonly realms: readonly DrawnRealm[];
  readonly routes: readonly DrawnRoute[];
  readonly areRoutesAsked: boolean;
  readonly askRoutes: (areAsked: boolean) => void;
}

/** Renders the names of a year's powers, the years of their outlines, and the certainty of those. */
export function RealmCaption({ realms, routes, areRoutesAsked, askRoutes }: RealmCaptionProps) {
  return (
    <aside className={styles.root} aria-label="Étendues" data-over-map>
      <ul role="list" className={styles.list}>
        {realms.map(({ id, name, tint, drawnFor, note }) => (
          <li key={id} className={styles.realm} data-tint={tint}>
            <details>
              <summary>{`${name}, vers ${drawnFor}`}</summary>
              <p>{note}</p>
            </details>
          </li>
        ))}
      </ul>
      <p className={styles.note}>Contours conventionnels : aucune frontière n’est connue.</p>
      <label className={styles.routes}>
        <input
          type="checkbox"
          checked={areRoutesAsked}
          onChange={({ target }) => askRoutes(target.checked)}
        />
        <span>Trajets d’armées de l’année</span>
      </label>
      {areRoutesAsked && (
        <ul role="list" className={styles.list}>
          {routes.length === 0 && <li className={styles.note}>Aucun cette année.</li>}
          {routes.map(({ id, name, note }) => (
            <li key={id} className={styles.route}>
              <details>
                <summary>{name}</summary>
                <p>{note}</p>
              </details>
            </li>
          ))}
        </ul>
      )}
    </aside>
  );
}
