import { ButtonAnchor } from '@/components/ui/ButtonAnchor';
import { dataSchemaPath, type Dataset } from '@/lib/data/catalogue';
import type { DataLicence } from '@/lib/data/licence';
import { formatIsoDay } from '@/lib/time/longDate';
import styles from './DataSets.module.css';

interface DataSetsProps {
  readonly datasets: readonly (Dataset & { readonly count: number })[];
  readonly licence: DataLicence;
  /** Day of the last change, in ISO 8601. */
  readonly version: string;
}

/** Renders the licence and the version of the data, then each set with its files. */
export function DataSets({ datasets, licence, version }: DataSetsProps) {
  return (
    <>
      <dl className={styles.terms}>
        <div>
          <dt>Licence</dt>
          <dd>
            {licence.url === null ? licence.name : <a href={licence.url}>{licence.name}</a>}
          </dd>
        </div>
        <div>
          <dt>Version</dt>
          <dd>
            <time dateTime={version}>{formatIsoDay(version)}</time>
          </dd>
        </div>
        <div>
          <dt>À lire avant de s’en servir</dt>
          <dd>
            Presque tout vient de récits écrits longtemps après les faits&nbsp;: une ligne de
            ces fichiers sans son degré de certitude dirait plus que ce que l’on sait.
          </dd>
        </div>
      </dl>
      <div className={styles.sets}>
        {datasets.map(({ id, title, text, count, uncertainty, files, schema }) => (
          <section className={styles.set} key={id} aria-labelledby={id}>
            <h2 id={id}>{`${title} (${count})`}</h2>
            <p>{text}</p>
            <p className={styles.uncertainty}>{uncertainty}</p>
            <ul role="list" className={styles.files}>
              {files.map(({ name, path, format }) => (
                <li key={name}>
                  <ButtonAnchor
                    look="outline"
                    href={path}
                    download={name}
                    aria-label={`${format}, ${title}`}
                  >
                    {format}
                  </ButtonAnchor>
                </li>
              ))}
              {schema !== null && (
                <li>
                  <a
                    className={styles.schema}
                    href={dataSchemaPath(schema)}
                    aria-label={`Schéma JSON, ${title}`}
                  >
                    Schéma JSON
                  </a>
                </li>
              )}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
