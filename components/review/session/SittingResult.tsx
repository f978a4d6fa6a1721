import { StepHeading } from '@/components/quiz/StepHeading';
import type { SittingControls } from '@/components/review/session/useSitting';
import { Button } from '@/components/ui/Button';
import type { Sitting } from '@/lib/review/sitting';
import styles from './SittingResult.module.css';

interface SittingResultProps {
  readonly sitting: Sitting;
  /** Number of cards still due, at most as many as a sitting has. */
  readonly remainingCount: number;
  readonly isExportOffered: boolean;
  readonly controls: SittingControls;
}

/** Renders the result of a sitting: the number of recalled cards among those asked, and the time of their return. */
export function SittingResult({
  sitting,
  remainingCount,
  isExportOffered,
  controls,
}: SittingResultProps) {
  const countedAnswers = sitting.given.filter(({ eventId }) => eventId !== null);
  const recalledCount = countedAnswers.filter(({ isRecalled }) => isRecalled).length;
  return (
    <>
      <StepHeading eyebrow="Révision terminée">
        {`${recalledCount} sur ${countedAnswers.length} ${recalledCount > 1 ? 'retenues' : 'retenue'}`}
      </StepHeading>
      <p className={styles.text}>
        {`Chaque carte reviendra quand vous serez sur le point de l’oublier\u00a0: dans quelques jours, puis quelques semaines, puis quelques mois.${remainingCount > 0 ? ' Le reste attend une autre séance.' : ''}`}
      </p>
      {isExportOffered && (
        <p className={styles.text}>
          Ce navigateur est seul à s’en souvenir, et il peut oublier&nbsp;: après cette séance,
          «&nbsp;Reprendre sur un autre appareil&nbsp;» en fait un fichier.
        </p>
      )}
      <div className={styles.actions}>
        <Button look="gold" onClick={controls.leave}>
          Terminer
        </Button>
        <Button look="outline" onClick={controls.undoAnswer}>
          Annuler la dernière réponse
        </Button>
      </div>
    </>
  );
}
