import styles from './DocumentVerdicts.module.css';

interface DocumentVerdictsProps {
  readonly concludes: readonly string[];
  readonly leavesOpen: readonly string[];
}

/** Renders what historians conclude from a document beside what they do not. */
export function DocumentVerdicts({ concludes, leavesOpen }: DocumentVerdictsProps) {
  return (
    <div className={styles.root}>
      <Verdict id="conclut" title="Ce qu’un historien en conclut" reasons={concludes} />
      <Verdict
        id="n-en-conclut-pas"
        title="Ce qu’il n’en conclut pas"
        reasons={leavesOpen}
        isOpen
      />
    </div>
  );
}

interface VerdictProps {
  readonly id: string;
  readonly title: string;
  readonly reasons: readonly string[];
  /** Marks conclusions that the document does not support. */
  readonly isOpen?: boolean;
}

function Verdict({ id, title, reasons, isOpen }: VerdictProps) {
  return (
    <section className={styles.verdict} data-open={isOpen || undefined} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul role="list" className={styles.reasons}>
        {reasons.map((reason) => (
          <li key={reason} className={styles.reason}>
            {reason}
          </li>
        ))}
      </ul>
    </section>
  );
}
