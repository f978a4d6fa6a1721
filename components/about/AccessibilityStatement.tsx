import { PlainList } from '@/components/about/PlainList';
import type { AboutPage } from '@/lib/site/about';
import { mailtoAddress } from '@/lib/site/link';
import styles from './AccessibilityStatement.module.css';

interface AccessibilityStatementProps {
  readonly statement: AboutPage['accessibility'];
  readonly email: string;
}

/** Renders the accessibility statement: tested and untested features, and the contact for reports. */
export function AccessibilityStatement({ statement, email }: AccessibilityStatementProps) {
  return (
    <>
      <p>{statement.intro}</p>
      <div className={styles.columns}>
        <div>
          <h3 className={styles.title}>{statement.testedTitle}</h3>
          <PlainList items={statement.tested} />
        </div>
        <div>
          <h3 className={styles.title}>{statement.untestedTitle}</h3>
          <PlainList items={statement.untested} mark="open" />
        </div>
      </div>
      <p>
        <span>{`${statement.report} `}</span>
        <a className={styles.link} href={mailtoAddress(email, statement.reportSubject)}>
          {statement.reportLabel}
        </a>
      </p>
    </>
  );
}
