import { EntryMarks } from '@/components/timeline/entry/EntryMarks';
import tones from '@/components/timeline/drawing/tones.module.css';
import { namedHijriYear } from '@/lib/time/hijriWords';
import type { CalendarFacts } from '@/lib/timeline/calendarFacts';
import type { Entry } from '@/lib/timeline/entry';
import { gradeWords, precisionWords } from '@/lib/timeline/words';
import styles from './EntryDates.module.css';

interface EntryDatesProps {
  readonly entry: Entry;
  readonly calendars: CalendarFacts;
}

/** Renders the date in both calendars, its precision, its certainty, and the other dates that sources give. */
export function EntryDates({ entry, calendars }: EntryDatesProps) {
  const { date, grade, isAccepted, variants } = entry;
  const { julian, machine, weekday, statedHijri, computed } = calendars;
  const precisions =
    date.kind === 'moment'
      ? precisionWords(date.at.precision)
      : `début\u00a0: ${precisionWords(date.begin.precision)}\u202f; fin\u00a0: ${precisionWords(date.end.precision)}`;
  return (
    <section className={styles.root} aria-labelledby="dates">
      <h2 id="dates">La date et ce que l’on en sait</h2>
      <dl className={styles.facts}>
        <div>
          <dt>Calendrier julien</dt>
          <dd className={styles.date}>
            {machine === null ? julian : <time dateTime={machine}>{julian}</time>}
          </dd>
          {weekday !== null && statedHijri === null && (
            <dd className={styles.note}>{`un ${weekday}`}</dd>
          )}
        </div>
        <div>
          <dt>Calendrier de l’Hégire</dt>
          <dd className={styles.date}>
            {statedHijri === null ? computed : namedHijriYear(statedHijri)}
          </dd>
          <dd className={styles.note}>
            {statedHijri === null
              ? 'par le calcul'
              : `d’après les sources\u202f; par le calcul\u00a0: ${computed}`}
          </dd>
        </div>
        <div>
          <dt>Précision</dt>
          <dd className={styles.shape}>
            <span className={tones.tone}>
              <EntryMarks entry={entry} />
            </span>
            <span>{precisions}</span>
          </dd>
        </div>
        <div>
          <dt>Certitude</dt>
          <dd>{gradeWords(grade, isAccepted)}</dd>
        </div>
        {variants !== null && (
          <div className={styles.wide}>
            <dt>Autres dates et réserves</dt>
            <dd>{variants}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
