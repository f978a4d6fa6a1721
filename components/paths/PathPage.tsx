import type { ReactNode } from 'react';
import { PrintButton } from '@/components/classroom/PrintButton.client';
import { KeepButton } from '@/components/offline/KeepButton.client';
import { PathProgressPanel } from '@/components/paths/PathProgressPanel.client';
import { PathShareButton } from '@/components/paths/PathShareButton.client';
import { PathStepCard, stepAnchor } from '@/components/paths/PathStepCard';
import { SourceList } from '@/components/site/SourceList';
import { packSlug } from '@/lib/paths/address';
import { partsOf, type LearningPath } from '@/lib/paths/path';
import styles from './PathPage.module.css';

interface PathPageProps {
  readonly path: LearningPath;
  /** Absolute URL of the page. */
  readonly address: string;
  /** Slot at the end of the text. */
  readonly children: ReactNode;
}

/** Renders a learning path: introduction, progress and actions, then its steps, by part. */
export function PathPage({ path, address, children }: PathPageProps) {
  const { id, title, introduction, steps, sources } = path;
  const ranks = new Map(steps.map((step, index) => [step, index + 1]));
  return (
    <div className={styles.root}>
      <div className={styles.aside}>
        <PathProgressPanel
          pathId={id}
          steps={steps.map(({ key, title: name }, index) => ({
            key,
            title: name,
            anchor: stepAnchor(index + 1),
          }))}
        />
        <div className={styles.actions}>
          <KeepButton subject={{ id: packSlug(id), title }} label="Emporter ce parcours" />
          <PathShareButton title={title} address={address} />
          <PrintButton label="Imprimer" look="outline" />
        </div>
      </div>
      <div className={styles.main}>
        <div className={styles.introduction}>
          {introduction.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {partsOf(steps).map(({ title: partTitle, steps: partSteps }, index) => (
          <section key={partTitle ?? index}>
            <h2 className={partTitle === null ? 'visually-hidden' : styles.partTitle}>
              {partTitle ?? 'Les étapes'}
            </h2>
            <ol role="list" className={styles.steps}>
              {partSteps.map((step) => (
                <PathStepCard
                  key={step.key}
                  pathId={id}
                  step={step}
                  rank={ranks.get(step) ?? 1}
                />
              ))}
            </ol>
          </section>
        ))}
        <section aria-labelledby="sources">
          <h2 id="sources" className={styles.partTitle}>
            Sources
          </h2>
          <SourceList sources={sources} />
        </section>
        <p className={styles.address}>{address}</p>
        {children}
      </div>
    </div>
  );
}
