import { ExportLinks } from '@/components/classroom/ExportLinks';
import { PrintButton } from '@/components/classroom/PrintButton.client';
import { QuestionChoice } from '@/components/classroom/QuestionChoice';
import { PARTS, type PartId } from '@/lib/classroom/sheet';
import styles from './SheetControls.module.css';

interface SheetControlsProps {
  readonly parts: readonly PartId[];
  readonly slug: string;
  readonly hasQuestions: boolean;
}

/** Renders the controls of a sheet, which are not printed: its parts, the print button, the export of its questions. */
export function SheetControls({ parts, slug, hasQuestions }: SheetControlsProps) {
  return (
    <div className={styles.root}>
      <fieldset className={styles.parts}>
        <legend className={styles.legend}>Ce qui sera imprimé</legend>
        {parts.map((part) => (
          <label key={part} className={styles.part}>
            <input type="checkbox" id={`partie-${part}`} defaultChecked />
            <span>{PARTS[part]}</span>
          </label>
        ))}
      </fieldset>
      {hasQuestions && <QuestionChoice />}
      <PrintButton label="Imprimer la fiche" />
      <noscript>
        <p>Pour imprimer, passez par le menu de votre navigateur.</p>
      </noscript>
      {hasQuestions && <ExportLinks name={slug} />}
    </div>
  );
}
