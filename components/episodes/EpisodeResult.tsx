import { EpisodeTimes } from '@/components/episodes/EpisodeTimes';
import { EpisodeTitle } from '@/components/episodes/EpisodeTitle';
import { HeardSentence } from '@/components/episodes/HeardSentence.client';
import { Highlighted } from '@/components/episodes/Highlighted';
import { SmallCover } from '@/components/episodes/SmallCover';
import { PlayButton } from '@/components/player/PlayButton.client';
import { episodePath } from '@/lib/episodes/address';
import type { Piece } from '@/lib/episodes/highlight';
import type { ListedEpisode } from '@/lib/episodes/listed';
import type { Found } from '@/lib/episodes/search';
import { factsOf } from '@/lib/server/episodeFacts';
import styles from './EpisodeResult.module.css';

interface EpisodeResultProps {
  readonly listed: ListedEpisode;
  readonly found: Found;
  /** Cuts a text around the words that were looked for. */
  readonly mark: (text: string) => readonly Piece[];
}

/** An episode in which words were found, and the sentences that have them. */
export function EpisodeResult({ listed, found, mark }: EpisodeResultProps) {
  const facts = factsOf(listed);
  const { titleId, seconds, day, imageUrl, playable } = facts;
  const write = (text: string) => <Highlighted pieces={mark(text)} />;
  return (
    <article className={styles.root} aria-labelledby={titleId}>
      {imageUrl === undefined ? (
        <div className={styles.noCover} data-empty="true" />
      ) : (
        <SmallCover imageUrl={imageUrl} size={192} />
      )}
      <div className={styles.head}>
        <EpisodeTitle facts={facts} write={write} />
        <EpisodeTimes seconds={seconds} day={day} />
      </div>
      <div className={styles.body}>
        {found.description !== null && (
          <p className={styles.description}>{write(found.description)}</p>
        )}
        {listed.kind === 'own' && found.sentences.length > 0 && (
          <ul className={styles.sentences}>
            {found.sentences.map(({ text, start }) => (
              <li key={start}>
                <HeardSentence
                  episode={playable}
                  at={start}
                  href={episodePath(listed.episode.slug, start)}
                >
                  {write(text)}
                </HeardSentence>
              </li>
            ))}
          </ul>
        )}
        <div className={styles.action}>
          <PlayButton
            episode={playable}
            label="Ecouter maintenant"
            look="plain"
            describedBy={titleId}
            resumes
          />
        </div>
      </div>
    </article>
  );
}
