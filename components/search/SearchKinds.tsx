import type { ResultDisplay, DisplayedGroup } from '@/components/search/resultDisplay';
import styles from './SearchKinds.module.css';

interface SearchKindsProps {
  readonly kinds: ResultDisplay['kinds'];
  /** Kind that is shown alone; null for all. */
  readonly onlyKind: DisplayedGroup['id'] | null;
  readonly onChoose: (kind: DisplayedGroup['id'] | null) => void;
}

/** Renders the kinds of results, each of which can be shown alone. */
export function SearchKinds({ kinds, onlyKind, onChoose }: SearchKindsProps) {
  const chosenKind = kinds.some(({ id }) => id === onlyKind) ? onlyKind : null;
  const count = kinds.reduce((sum, kind) => sum + kind.count, 0);
  return (
    <div className={styles.root} role="group" aria-label="Genre des réponses">
      {[{ id: null, name: 'Tout', count }, ...kinds].map((kind) => (
        <button
          key={kind.id}
          type="button"
          className={styles.kind}
          aria-pressed={kind.id === chosenKind}
          onClick={() => onChoose(kind.id)}
        >
          <span>{kind.name}</span> <span className={styles.count}>{kind.count}</span>
        </button>
      ))}
    </div>
  );
}
