import { PathCard } from '@/components/paths/PathCard';
import type { LearningPath } from '@/lib/paths/path';
import styles from './PathList.module.css';

/** Renders all learning paths as cards. */
export function PathList({ paths }: { readonly paths: readonly LearningPath[] }) {
  return (
    <ul role="list" className={styles.root}>
      {paths.map((path) => (
        <li key={path.id}>
          <PathCard path={path} />
        </li>
      ))}
    </ul>
  );
}
