import type { ReactNode } from 'react';
import styles from './PanelPage.module.css';

/**
 * What a page of the map puts into the panel. The router scrolls to the innermost page that is new, and is content
 * when its top is in the window: who came from further down another page stood before the panel, the map's title
 * above the window. So its top is the window's, where the site's own bar hides it, and the page is shown from its
 * beginning; the rest has no box that could be scrolled to. Once the map is there (MapPanel), its next page has no top
 * at all, and nothing scrolls.
 */
export function PanelPage({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <span className={styles.top} />
      <div className={styles.page}>{children}</div>
    </>
  );
}
