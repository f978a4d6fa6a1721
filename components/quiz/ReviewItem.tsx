import Link from 'next/link';
import { OutcomeMark } from '@/components/quiz/OutcomeMark';
import { Icon } from '@/components/ui/Icon';
import { episodePath } from '@/lib/episodes/address';
import { answerText, type BankQuestion } from '@/lib/quiz/bankQuestion';
import styles from './ReviewItem.module.css';

interface ReviewItemProps {
  /** From 1. */
  readonly rank: number;
  readonly question: BankQuestion;
  /** Id of the answer that was given. */
  readonly given: string | undefined;
}

/** A question that was asked: what was answered, what is right and why, and where to learn more. */
export function ReviewItem({ rank, question, given }: ReviewItemProps) {
  const { answerId, explanation, source, place, episode, episodeSlug } = question;
  const isRight = given === answerId;
  return (
    <li className={styles.root}>
      <OutcomeMark isRight={isRight} />
      <div className={styles.text}>
        <h4 className={styles.question}>{`${rank}. ${question.question}`}</h4>
        {!isRight && (
          <p>
            Votre réponse : <span className={styles.wrong}>{answerText(question, given)}</span>
          </p>
        )}
        <p>
          Bonne réponse : <strong>{answerText(question, answerId)}</strong>
        </p>
        {explanation && <p className={styles.explanation}>{explanation}</p>}
        {source && <p className={styles.source}>Source : {source}</p>}
        {(place ?? episodeSlug) && (
          <ul className={styles.links}>
            {place && (
              <li>
                <Link className={styles.link} href={place.href}>
                  <Icon name="map" size={20} />
                  Voir sur la carte : {place.name}
                </Link>
              </li>
            )}
            {episodeSlug && (
              <li>
                <Link className={styles.link} href={episodePath(episodeSlug)}>
                  <Icon name="play" size={20} />
                  L’épisode : {episode}
                </Link>
              </li>
            )}
          </ul>
        )}
      </div>
    </li>
  );
}
