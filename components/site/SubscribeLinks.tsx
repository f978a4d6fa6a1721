import { Icon } from '@/components/ui/Icon';
import { NewTab } from '@/components/ui/NewTab';
import type { SubscribeLink } from '@/lib/site/subscribe';
import styles from './SubscribeLinks.module.css';

/** Renders the links that add the podcast to apps, and its feed for all other apps. */
export function SubscribeLinks({ links }: { readonly links: readonly SubscribeLink[] }) {
  return (
    <nav className={styles.root} aria-label="S’abonner au podcast">
      <span className={styles.label}>Suivre le podcast dans votre application</span>
      <ul role="list" className={styles.list}>
        {links.map(({ app, name, href }) => (
          <li key={app}>
            <a className={styles.link} href={href} target="_blank" rel="noopener">
              <Icon name={app} size={20} />
              <span>{name}</span>
              <NewTab />
            </a>
          </li>
        ))}
        <li>
          <a className={styles.link} href="/feed.xml" target="_blank" rel="noopener">
            <Icon name="rss" size={20} />
            <span>Flux RSS</span>
            <NewTab />
          </a>
        </li>
      </ul>
    </nav>
  );
}
