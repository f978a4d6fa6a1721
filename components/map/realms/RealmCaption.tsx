import { Icon } from '@/components/ui/Icon';
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
    <aside className={styles.root} aria-label="Étendues">
      <details className={styles.details}>
        <summary className={styles.summary}>
          {realms.map(({ id, name, tint, drawnFor }) => (
            <span
              key={id}
              className={styles.realm}
              data-tint={tint}
            >{`${name}, vers ${drawnFor}`}</span>
          ))}
          <span className={styles.note}>
            <span>Contours conventionnels</span>
            <span className={styles.why}> : aucune frontière n’est connue</span>
          </span>
          <Icon name="down" size={18} />
        </summary>
        {realms.map(({ id, note }) => (
          <p key={id} className={styles.text}>
            {note}
          </p>
        ))}
      </details>
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
              <strong>{name}</strong>
              <span>{` – ${note}`}</span>
            </li>
          ))}
        </ul>
      )}
    </aside>
  );
}
