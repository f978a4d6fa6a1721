import type { ReactNode } from 'react';
import styles from './PanelPage.module.css';

/**
 * Renders a page of the map's panel, below a scroll target for the router. Next scrolls to the first element with a box
 * of a new page, unless the top of that element is in the window: the panel would be scrolled to, and the map's title
 * out of view. The scroll target lies at the top of the document instead, and the page has no box (`display:
 * contents`). Once the panel is mounted, the scroll target is hidden: opening a place scrolls nothing.
 */
export function PanelPage({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <span className={styles.scrollTarget} />
      <div className={styles.page}>{children}</div>
    </>
  );
}
