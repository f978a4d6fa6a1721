import { PatternBand } from '@/components/site/PatternBand';
import { ToolLink } from '@/components/tools/ToolLink';
import { Tutorial } from '@/components/tools/Tutorial.client';
import type { Tool } from '@/lib/tools/tool';
import styles from './StartBanner.module.css';

/** The end of the catalogue: where to begin, and how the tools work. */
export function StartBanner({ first }: { readonly first: Tool | undefined }) {
  return (
    <section className={styles.root} aria-labelledby="commencer">
      <PatternBand />
      <div className={styles.text}>
        <h2 id="commencer" className={styles.title}>
          Par où commencer&#8239;?
        </h2>
        <p className={styles.lead}>
          Ouvrez un outil à la une, ou voyez d’abord en quatre étapes comment ils s’utilisent.
        </p>
        <div className={styles.actions}>
          {first && (
            <ToolLink tool={first} lang="en">
              Start Learning
            </ToolLink>
          )}
          <Tutorial />
        </div>
      </div>
    </section>
  );
}
