import { useState } from 'react';
import { ChoiceField } from '@/components/ui/field/ChoiceField';
import { showChoices, type ShowChoice } from '@/lib/classroom/show';
import type { BankQuestion } from '@/lib/quiz/bankQuestion';
import { levelName, levelOf, LEVELS, type Level } from '@/lib/quiz/choice';
import styles from './ProjectorChooser.module.css';

const LEVEL_CHOICES: readonly Level[] = [...LEVELS, 'mixed'];

interface ProjectorChooserProps {
  readonly title: string;
  readonly bank: readonly BankQuestion[];
  readonly choose: (choice: ShowChoice) => void;
}

/** Renders the choice of a class's questions: at most ten of a level, from one episode or from all episodes. */
export function ProjectorChooser({ title, bank, choose }: ProjectorChooserProps) {
  const [level, setLevel] = useState<Level>(1);
  return (
    <>
      <div className={styles.head}>
        <h2>{title}</h2>
        <ChoiceField
          label="Niveau"
          value={level}
          onChange={({ target }) => setLevel(levelOf(target.value) ?? level)}
        >
          {LEVEL_CHOICES.map((choice) => (
            <option key={choice} value={choice}>
              {levelName(choice)}
            </option>
          ))}
        </ChoiceField>
      </div>
      <ul role="list" className={styles.choices}>
        {showChoices(bank, level).map(({ episode, label, count }) => (
          <li key={label}>
            <button
              type="button"
              className={styles.choice}
              disabled={count === 0}
              onClick={() => choose({ episode, level })}
            >
              <span>{label}</span>
              <span className={styles.count}>
                {count > 1 ? `${count} questions` : count === 1 ? '1 question' : 'aucune'}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
