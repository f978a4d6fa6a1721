import { MarkShape } from '@/components/timeline/drawing/MarkShape';
import tones from '@/components/timeline/drawing/tones.module.css';
import { DATE_GRADES, type DateGrade } from '@/lib/map/places/place';
import { sampleDate, sampleMarks } from '@/lib/timeline/board/sample';
import { gradeWords } from '@/lib/timeline/words';
import type { Precision } from '@/lib/time/edtf';
import styles from './DateLegend.module.css';

const PRECISIONS: readonly (readonly [Precision, string])[] = [
  ['day', 'un jour\u00a0: «\u00a011 janvier 630\u00a0»'],
  ['month', 'un mois\u00a0: «\u00a0mars 624\u00a0»'],
  ['year', 'une année\u00a0: «\u00a0624\u00a0»'],
  ['about', 'vers une année\u00a0: «\u00a0vers 570\u00a0»'],
  ['range', 'un moment entre deux dates\u00a0: «\u00a0entre 604 et 611\u00a0»'],
  ['century', 'un siècle\u00a0: «\u00a0VIIe siècle\u00a0»'],
];

const GRADE_NOTES = {
  établi: 'des témoins indépendants, ou un document du temps',
  'selon la tradition': 'les récits musulmans seuls donnent la date',
  discuté: 'plusieurs dates sont proposées\u202f; la fiche les donne',
  conventionnel: 'choisie ou calculée pour la commodité',
} as const satisfies Record<DateGrade, string>;

/** Renders the legend of the timeline's shapes, and the precision of the two calendars. */
export function DateLegend() {
  return (
    <div className={styles.place}>
      <button
        type="button"
        className={styles.opener}
        popoverTarget="lire-les-dates"
        aria-label="Comment lire les dates"
      >
        ?
      </button>
      <section
        className={styles.root}
        id="lire-les-dates"
        popover="auto"
        aria-labelledby="lire-les-dates-titre"
      >
        <h2 id="lire-les-dates-titre">Comment lire les dates</h2>
        <div className={styles.columns}>
          <div>
            <h3 className={styles.title}>La forme dit la précision</h3>
            <ul role="list" className={tones.tone}>
              {PRECISIONS.map(([precision, words]) => (
                <Sample key={precision} precision={precision} grade="établi" words={words} />
              ))}
            </ul>
          </div>
          <div>
            <h3 className={styles.title}>Le trait dit la certitude</h3>
            <ul role="list" className={tones.tone}>
              {DATE_GRADES.map((grade) => (
                <Sample
                  key={grade}
                  precision="year"
                  grade={grade}
                  words={`${gradeWords(grade, false)}\u00a0: ${GRADE_NOTES[grade]}`}
                />
              ))}
            </ul>
          </div>
          <div>
            <h3 className={styles.title}>Deux calendriers</h3>
            <p>
              Les dates de l’ère commune sont données dans le calendrier julien, comme les
              écrivent les historiens de ces siècles.
            </p>
            <p>
              L’an 1 de l’Hégire commence le vendredi 16 juillet 622. Les mois se comptaient au
              croissant&nbsp;: le calcul est juste à un jour près, rarement deux. Avant l’an 10,
              il se peut que l’on ait ajouté des mois (le sens du mot nasî’ est discuté)&nbsp;:
              la conversion n’est alors que <em>conventionnelle</em>.
            </p>
          </div>
        </div>
      </section>
    </div>
  );
}

interface SampleProps {
  readonly precision: Precision;
  readonly grade: DateGrade;
  readonly words: string;
}

function Sample({ precision, grade, words }: SampleProps) {
  return (
    <li className={styles.sample}>
      <svg className={styles.marks} viewBox="0 0 56 20" aria-hidden="true" focusable="false">
        {sampleMarks(sampleDate(precision), grade, 56).map((mark, rank) => (
          <MarkShape key={rank} mark={mark} formatX={String} />
        ))}
      </svg>
      <span>{words}</span>
    </li>
  );
}
