import { Icon } from '@/components/ui/Icon';
import type { DrawnRealm, DrawnRoute } from '@/lib/map/realms/drawn';
import styles from './RealmCaption.module.css';

interface RealmCaptionProps {
  readonly realms: readonly DrawnRealm[];
  readonly routes: readonly DrawnRoute[];
  readonly areRoutesShown: boolean;
  readonly showRoutes: (areShown: boolean) => void;
}

/** Renders the names of a year's powers, and the year and the certainty of each outline. */
export function RealmCaption({
  realms,
  routes,
  areRoutesShown,
  showRoutes,
}: RealmCaptionProps) {
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
            <span className={styles.reason}> : aucune frontière n’est connue</span>
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
          checked={areRoutesShown}
          onChange={({ target }) => showRoutes(target.checked)}
        />
        <span>Trajets d’armées de l’année</span>
      </label>
      {areRoutesShown && (
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
