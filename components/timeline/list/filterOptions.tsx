import { CERTAINTY_GRADES } from '@/lib/timeline/grades';
import { IMPORTANCES } from '@/lib/timeline/kinds';
import { gradeWords } from '@/lib/timeline/words';

const IMPORTANCE_NAMES = { 1: 'Tout', 2: 'Le principal', 3: 'L’essentiel' } as const;

/** Options of the filters « Détail » and « Dates ». */
export const FILTER_OPTIONS = {
  importance: IMPORTANCES.map((importance) => (
    <option key={importance} value={importance}>
      {IMPORTANCE_NAMES[importance]}
    </option>
  )),
  grade: [
    <option key="" value="">
      Toutes
    </option>,
    ...CERTAINTY_GRADES.map((grade) => (
      <option key={grade} value={grade}>
        {gradeWords(grade, false)}
      </option>
    )),
  ],
} as const;
