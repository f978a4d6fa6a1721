import {
  classQuestions,
  classSubject,
  formatClassLink,
} from '@/lib/classroom/results/classLink';
import type { KeptResults } from '@/lib/classroom/results/kept';
import type { BankQuestion } from '@/lib/quiz/bankQuestion';
import styles from './KeptClasses.module.css';

interface KeptClassesProps {
  readonly bank: readonly BankQuestion[];
  readonly classes: KeptResults;
}

const DATE_FORMAT = new Intl.DateTimeFormat('fr', { dateStyle: 'long', timeStyle: 'short' });

/** Renders links to the classes whose results this device keeps; nothing without results. */
export function KeptClasses({ bank, classes }: KeptClassesProps) {
  if (classes.length === 0) return null;
  return (
    <section aria-labelledby="classes-gardees">
      <h2 id="classes-gardees">Sur cet appareil</h2>
      <ul role="list">
        {classes.map(({ link, at, codes }) => {
          const query = formatClassLink(link);
          const questions = classQuestions(bank, link);
          return (
            <li key={query}>
              <a className={styles.link} href={`#${query}`}>
                <span>{questions ? classSubject(questions) : 'Anciennes questions'}</span>
                <span className={styles.facts}>
                  {`${DATE_FORMAT.format(at)} · ${codes.length} code${codes.length > 1 ? 's' : ''}`}
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
