import { NAVIGATION } from '@/components/site/navigation';
import { Brand } from '@/components/site/Brand';
import { NavLink } from '@/components/site/NavLink.client';
import { NavMenu } from '@/components/site/NavMenu.client';
import { NavSurface } from '@/components/site/NavSurface.client';
import { ShopLink } from '@/components/site/ShopLink';
import styles from './NavBar.module.css';

/** The fixed bar at the top of every page. */
export function NavBar({ siteName }: { readonly siteName: string }) {
  return (
    <NavSurface>
      <div className={styles.root}>
        <Brand name={siteName} />
        <nav aria-label="Navigation principale">
          <NavMenu>
            <ul className={styles.list}>
              {NAVIGATION.map(({ label, href }) => (
                <li key={href}>
                  <NavLink href={href}>{label}</NavLink>
                </li>
              ))}
              <li className={styles.shop}>
                <ShopLink />
              </li>
            </ul>
          </NavMenu>
        </nav>
      </div>
    </NavSurface>
  );
}
