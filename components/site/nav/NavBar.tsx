import { NAVIGATION } from '@/components/site/nav/navigation';
import { Brand } from '@/components/site/nav/Brand';
import { NavLink } from '@/components/site/nav/NavLink.client';
import { NavMenu } from '@/components/site/nav/NavMenu.client';
import { NavSurface } from '@/components/site/nav/NavSurface.client';
import { ShopLink } from '@/components/site/nav/ShopLink';
import { PAGES } from '@/lib/site/pages';
import type { ReactNode } from 'react';
import styles from './NavBar.module.css';

interface NavBarProps {
  readonly siteName: string;
  readonly search?: ReactNode;
  readonly besideQuiz?: ReactNode;
}

/** Renders the fixed bar at the top of every page. */
export function NavBar({ siteName, search, besideQuiz }: NavBarProps) {
  return (
    <NavSurface>
      <div className={styles.root}>
        <Brand name={siteName} />
        {search}
        <nav aria-label="Navigation principale">
          <NavMenu>
            <ul role="list" className={styles.list}>
              {NAVIGATION.map(({ label, href }) => (
                <li key={href} className={styles.entry}>
                  <NavLink href={href}>{label}</NavLink>
                  {href === PAGES.quiz.path && besideQuiz}
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
