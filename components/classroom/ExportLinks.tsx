import { exportPath, FORMAT_IDS, FORMATS } from '@/lib/exports/format';
import { typeset } from '@/lib/text/typeset';
import styles from './ExportLinks.module.css';

/** Renders download links for the questions of one episode, or of all, in the formats of other programs. */
export function ExportLinks({ name }: { readonly name: string }) {
  return (
    <section className={styles.root} aria-labelledby="exports">
      <h2 id="exports">Télécharger les questions</h2>
      <ul role="list">
        {FORMAT_IDS.map((format) => (
          <li key={format}>
            <a className={styles.link} href={exportPath(name, format)} download>
              {FORMATS[format].name}
            </a>{' '}
            <span className={styles.use}>{typeset(FORMATS[format].use)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
