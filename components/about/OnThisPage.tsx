import styles from './OnThisPage.module.css';

interface OnThisPageProps {
  readonly sections: readonly { readonly id: string; readonly title: string }[];
}

/** Renders the table of contents of a long page, beside the page's text on a wide screen. */
export function OnThisPage({ sections }: OnThisPageProps) {
  return (
    <nav className={styles.root} aria-labelledby="sur-cette-page">
      <p className={styles.title} id="sur-cette-page">
        Sur cette page
      </p>
      <ol role="list" className={styles.list}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a className={styles.link} href={`#${id}`}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
