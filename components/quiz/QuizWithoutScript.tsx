import { MODE_NAMES } from '@/components/quiz/modeNames';
import type { BankQuestion } from '@/lib/quiz/bankQuestion';
import { optionsOf } from '@/lib/quiz/select';
import styles from './QuizWithoutScript.module.css';

/** Renders the page without JavaScript: a note that the quiz needs JavaScript, and the subjects of the questions. */
export function QuizWithoutScript({ bank }: { readonly bank: readonly BankQuestion[] }) {
  return (
    <noscript>
      <div className={styles.root}>
        <p
          className={styles.reason}
        >{`Le quiz a besoin de JavaScript pour poser ses ${bank.length} questions. Voici ce qu’elles couvrent.`}</p>
        {(['theme', 'episode'] as const).map((mode) => (
          <section key={mode}>
            <h2 className={styles.title}>{MODE_NAMES[mode].button}</h2>
            <ul role="list">
              {optionsOf(bank, mode).map(({ value, count }) => (
                <li key={value} className={styles.item}>
                  <span>{value}</span>{' '}
                  <span
                    className={styles.count}
                  >{`${count} question${count > 1 ? 's' : ''}`}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </noscript>
  );
}
