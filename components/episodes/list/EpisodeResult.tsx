import { EpisodeTimes } from '@/components/episodes/card/EpisodeTimes';
import { EpisodeTitle } from '@/components/episodes/card/EpisodeTitle';
import { SentenceLink } from '@/components/episodes/transcript/SentenceLink.client';
import { Highlighted } from '@/components/episodes/list/Highlighted';
import { SmallCover } from '@/components/episodes/SmallCover';
import { PlayButton } from '@/components/player/PlayButton.client';
import { atSecond } from '@/lib/episodes/episode';
import type { EpisodeSummary } from '@/lib/episodes/summary';
import { firstFoundSecond } from '@/lib/episodes/search/heardFrom';
import type { Piece } from '@/lib/episodes/search/highlight';
import type { Found } from '@/lib/episodes/search/search';
import styles from './EpisodeResult.module.css';

interface EpisodeResultProps {
  readonly episode: EpisodeSummary;
  readonly match: Found;
  /** Splits a text into pieces and marks the pieces that match the search. */
  readonly split: (text: string) => readonly Piece[];
}

/** Renders an episode that matches a search, with the matching sentences. */
export function EpisodeResult({ episode, match, split }: EpisodeResultProps) {
  const { titleId, seconds, day, picture, playable, target } = episode;
  const renderText = (text: string) => <Highlighted pieces={split(text)} />;
  return (
    <article className={styles.root} aria-labelledby={titleId}>
      {picture === null ? (
        <div className={styles.noCover} data-empty="true" />
      ) : (
        <SmallCover picture={picture} size={192} />
      )}
      <div className={styles.head}>
        <EpisodeTitle episode={episode} renderText={renderText} />
        <EpisodeTimes seconds={seconds} day={day} />
      </div>
      <div className={styles.body}>
        {match.description !== null && (
          <p className={styles.description} dir="auto">
            {renderText(match.description)}
          </p>
        )}
        {target.kind === 'page' && match.sentences.length > 0 && (
          <ul role="list" className={styles.sentences}>
            {match.sentences.map((sentence) => {
              const pieces = split(sentence.text);
              const startSecond = firstFoundSecond(sentence, pieces);
              return (
                <li key={sentence.start}>
                  <SentenceLink
                    episode={playable}
                    at={startSecond}
                    href={atSecond(target.href, startSecond)}
                  >
                    <Highlighted pieces={pieces} />
                  </SentenceLink>
                </li>
              );
            })}
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
