'use client';

import { useRef, useState, type ComponentType, type ReactNode } from 'react';
import type { StageProps } from '@/components/buildings/stage/Stage.client';
import { Button } from '@/components/ui/Button';
import type { StageBuilding } from '@/lib/buildings/view/stageBuilding';
import styles from './OpenStage.module.css';

interface OpenStageProps {
  readonly building: StageBuilding;
  /** Content until the stage is open: the still picture, and the grades as text. */
  readonly children: ReactNode;
}

/** State of the stage's loading. */
type Opening =
  | { readonly status: 'closed' | 'loading' | 'failed' }
  | {
      readonly status: 'open';
      readonly Stage: ComponentType<StageProps>;
      readonly props: StageProps;
    };

/** Time limit of the model's download, in milliseconds. */
const TIMEOUT_MS = 20_000;

/** Renders the button that fetches the stage and the model, and replaces itself by the stage; hidden without script. */
export function OpenStage({ building, children }: OpenStageProps) {
  const [opening, setOpening] = useState<Opening>({ status: 'closed' });
  const controller = useRef<AbortController | null>(null);

  async function open(): Promise<void> {
    controller.current = new AbortController();
    const { signal } = controller.current;
    const timer = setTimeout(() => controller.current?.abort('late'), TIMEOUT_MS);
    setOpening({ status: 'loading' });
    try {
      const response = fetch(building.file, { signal });
      // Imports the renderer and its controls as separate chunks.
      const [{ Stage, readResponse }, controls, tools, hitTest, caps, sun, overlay] =
        await Promise.all([
          import('@/components/buildings/stage/Stage.client'),
          import('@/components/buildings/controls/StageControls.client'),
          import('@/components/buildings/stage/StageTools.client'),
          import('@/components/buildings/stage/touchedPart'),
          import('@/components/buildings/gl/capsOf'),
          import('@/components/buildings/stage/sunOf'),
          import('@/components/buildings/stage/overlay'),
        ]);
      const modules = { ...controls, ...tools, ...hitTest, ...caps, ...sun, ...overlay };
      const model = await readResponse(await response);
      setOpening({ status: 'open', Stage, props: { building, model, modules } });
    } catch {
      setOpening({ status: signal.reason === 'cancelled' ? 'closed' : 'failed' });
    } finally {
      clearTimeout(timer);
    }
  }

  if (opening.status === 'open') {
    const { Stage, props } = opening;
    return (
      <div ref={takeFocus} className={styles.open} tabIndex={-1}>
        <Stage {...props} />
        <div className={styles.paper}>{children}</div>
      </div>
    );
  }
  const isLoading = opening.status === 'loading';
  const formattedSize = `${Math.round(building.weight / 1000)}\u00a0ko`;
  return (
    <div className={styles.frame}>
      <div className={styles.root}>
        <Button look="gold" disabled={isLoading} onClick={() => void open()}>
          {`Ouvrir en 3D (${formattedSize})`}
        </Button>
        {isLoading && (
          <Button look="outline" onClick={() => controller.current?.abort('cancelled')}>
            Annuler
          </Button>
        )}
        <p className={styles.notice} role="status">
          {noticeOf(opening.status, formattedSize)}
        </p>
      </div>
      {children}
    </div>
  );
}

/** Moves the focus from the removed button to the stage. */
const takeFocus = (stage: HTMLElement | null): void => stage?.focus({ preventScroll: true });

function noticeOf(status: Opening['status'], formattedSize: string): string {
  if (status === 'loading') return `Le modèle arrive, ${formattedSize}.`;
  if (status !== 'failed') return '';
  return navigator.onLine
    ? 'Le modèle n’est pas arrivé. La page est complète sans lui ; vous pouvez réessayer.'
    : 'Hors connexion\u00a0: le modèle viendra avec le réseau. La page est complète sans lui.';
}
