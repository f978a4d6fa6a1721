import styles from './DocumentVerdicts.module.css';

interface DocumentVerdictsProps {
  readonly concludes: readonly string[];
  readonly leavesOpen: readonly string[];
}

/** Renders the conclusions that a document supports beside conclusions that the document does not support. */
export function DocumentVerdicts({ concludes, leavesOpen }: DocumentVerdictsProps) {
  return (
    <div className={styles.root}>
      <Verdict id="conclut" title="Ce qu’un historien en conclut" conclusions={concludes} />
      <Verdict
        id="n-en-conclut-pas"
        title="Ce qu’il n’en conclut pas"
        conclusions={leavesOpen}
        isUnsupported
      />
    </div>
  );
}

interface VerdictProps {
  readonly id: string;
  readonly title: string;
  readonly conclusions: readonly string[];
  /** Marks conclusions that the document does not support. */
  readonly isUnsupported?: boolean;
}

function Verdict({ id, title, conclusions, isUnsupported }: VerdictProps) {
  return (
    <section
      className={styles.verdict}
      data-open={isUnsupported || undefined}
      aria-labelledby={id}
    >
      <h2 id={id}>{title}</h2>
      <ul role="list" className={styles.conclusions}>
        {conclusions.map((conclusion) => (
          <li key={conclusion} className={styles.conclusion}>
            {conclusion}
          </li>
        ))}
      </ul>
    </section>
  );
}
