import type { ReactNode } from 'react';
import styles from './PanelPage.module.css';

/**
 * What a page of the map puts into the panel, with a top for the router to scroll to. Next scrolls to the innermost
 * page that is new, unless its top is in the window already: by the panel's, who came from further down another page
 * found the map's title above the window. So the top is the window's own, under the site's bar, which makes the
 * router scroll to the beginning; the rest has no box, or it would be scrolled to next. Once the panel is mounted
 * there is no top either, and opening a place scrolls nothing.
 */
export function PanelPage({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <span className={styles.top} />
      <div className={styles.page}>{children}</div>
    </>
  );
}
