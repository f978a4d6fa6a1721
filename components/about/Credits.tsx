import { NewTab } from '@/components/ui/NewTab';
import type { AboutPage } from '@/lib/site/about';
import styles from './Credits.module.css';

/** Renders the credits of third-party works with their licences. */
export function Credits({ items }: Pick<AboutPage['credits'], 'items'>) {
  return (
    <dl className={styles.root}>
      {items.map(({ name, text, licence, href }) => (
        <div key={name} className={styles.item}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.text}>{text}</dd>
          {licence !== null && (
            <dd className={styles.licence}>
              {href === null ? (
                licence
              ) : (
                <a className={styles.link} href={href} target="_blank" rel="noopener">
                  <span>{licence}</span>
                  <NewTab />
                </a>
              )}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
