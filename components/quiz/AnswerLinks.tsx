import Link from 'next/link';
import { Icon } from '@/components/ui/Icon';
import { atSecond, episodePath } from '@/lib/episodes/episode';
import type { BankQuestion } from '@/lib/quiz/bankQuestion';
import { formatClock, speakDuration } from '@/lib/time/clock';
import styles from './AnswerLinks.module.css';

type AnswerLinksProps = Pick<
  BankQuestion,
  'place' | 'person' | 'event' | 'quoteStart' | 'episode' | 'episodeSlug'
>;

/** Renders the links of a question's answer: place, person, event, and the second of the episode. */
export function AnswerLinks({
  place,
  person,
  event,
  quoteStart,
  episode,
  episodeSlug,
}: AnswerLinksProps) {
  if (!(place ?? person ?? event ?? episodeSlug)) return null;
  return (
    <ul role="list" className={styles.root}>
      {place && (
        <li>
          <Link className={styles.link} href={place.href} prefetch={false}>
            <Icon name="map" size={20} />
            <span>{`Voir sur la carte\u00a0: ${place.name}`}</span>
          </Link>
        </li>
      )}
      {person && (
        <li>
          <Link className={styles.link} href={person.href} prefetch={false}>
            <Icon name="tree" size={20} />
            <span>{`La personne\u00a0: ${person.name}`}</span>
          </Link>
        </li>
      )}
      {event && (
        <li>
          <Link className={styles.link} href={event.href} prefetch={false}>
            <Icon name="clock" size={20} />
            <span>{`Sur la frise\u00a0: ${event.name}`}</span>
          </Link>
        </li>
      )}
      {episodeSlug && quoteStart !== undefined && (
        <li>
          <Link
            className={styles.link}
            href={atSecond(episodePath(episodeSlug), quoteStart)}
            prefetch={false}
          >
            <Icon name="volume" size={20} />
            <span>
              Le passage, à <span aria-hidden="true">{formatClock(quoteStart)}</span>
              <span className="visually-hidden">{speakDuration(quoteStart)}</span>
            </span>
          </Link>
        </li>
      )}
      {episodeSlug && (
        <li>
          <Link className={styles.link} href={episodePath(episodeSlug)}>
            <Icon name="play" size={20} />
            <span>{`L’épisode\u00a0: ${episode}`}</span>
          </Link>
        </li>
      )}
    </ul>
  );
}
