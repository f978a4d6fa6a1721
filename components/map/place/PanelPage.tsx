import type { ReactNode } from 'react';
import styles from './PanelPage.module.css';

/**
 * Renders a page of the map's panel, below an element for the router to scroll to. Next scrolls to the first element
 * of the new page, unless its top is in the window. With the panel's own top, visitors from further down another page
 * would land below the map's title. So this element lies at the top of the document, under the site's bar, and the
 * rest has no box (`display: contents`) that would be scrolled to next. Once the panel is mounted the element is
 * removed: opening a place scrolls nothing.
 */
export function PanelPage({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <span className={styles.top} />
      <div className={styles.page}>{children}</div>
    </>
  );
}
