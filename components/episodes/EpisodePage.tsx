import { ChapterList } from '@/components/episodes/ChapterList';
import { EpisodeActions } from '@/components/episodes/EpisodeActions';
import { EpisodeAddress } from '@/components/episodes/EpisodeAddress';
import { EpisodeCover } from '@/components/episodes/EpisodeCover';
import { EpisodeDescription } from '@/components/episodes/EpisodeDescription';
import { EpisodeDownload } from '@/components/episodes/EpisodeDownload';
import { EpisodeEmbed } from '@/components/episodes/EpisodeEmbed';
import { EpisodeHead } from '@/components/episodes/EpisodeHead';
import { EpisodeListening } from '@/components/episodes/EpisodeListening.client';
import { EpisodeNeighbours } from '@/components/episodes/EpisodeNeighbours';
import { EpisodePeople } from '@/components/episodes/EpisodePeople';
import { EpisodePlaces } from '@/components/episodes/EpisodePlaces';
import { EpisodeQuiz } from '@/components/episodes/EpisodeQuiz';
import { EpisodeSources } from '@/components/episodes/EpisodeSources';
import { EpisodeTrail } from '@/components/episodes/EpisodeTrail';
import { EpisodeYears } from '@/components/episodes/EpisodeYears';
import { Transcript } from '@/components/episodes/Transcript';
import { iframeCode } from '@/lib/embed/iframe';
import { episodePath } from '@/lib/episodes/address';
import type { Episode } from '@/lib/episodes/episode';
import { siteOrigin } from '@/lib/server/environment';
import {
  chaptersOf,
  lastYearOfSeries,
  loadPeriods,
  neighboursOf,
  periodNamesOf,
  questionsAbout,
  sizeOf,
  transcriptOf,
} from '@/lib/server/episodePage';
import { peopleNamedIn, placesNamedIn } from '@/lib/server/episodePlaces';
import { playableOf } from '@/lib/server/playables';
import layout from './EpisodeLayout.module.css';

/** Says how sentences are chosen with the keyboard. */
const HINT_ID = 'transcription-aide';

/** The whole page of an episode: the sound, the words, and what surrounds them. */
export function EpisodePage({ episode }: { readonly episode: Episode }) {
  const { slug, title } = episode;
  const origin = siteOrigin();
  const playable = playableOf(episode);
  const words = transcriptOf(episode);
  const chapters = chaptersOf(episode, words);
  return (
    <EpisodeListening episode={playable} className={layout.root} hintId={HINT_ID}>
      <div className={layout.trail}>
        <EpisodeTrail episode={episode} />
      </div>
      <div className={layout.head}>
        <EpisodeHead episode={episode} />
      </div>
      <div className={layout.sound}>
        <EpisodeCover imageUrl={episode.imageUrl} />
        <div className={layout.stays}>
          <EpisodeActions
            episode={episode}
            playable={playable}
            subtitles={words.end === null ? null : `/audio/${slug}.vtt`}
          />
          {chapters.length > 0 && <ChapterList id="chapitres" chapters={chapters} />}
          <EpisodeDownload audioUrl={episode.audioUrl} size={sizeOf(episode)} />
        </div>
      </div>
      <div className={layout.text}>
        <EpisodeDescription text={episode.description} />
        <Transcript id="transcription" hintId={HINT_ID} words={words} chapters={chapters} />
        <EpisodeSources sources={episode.sources} />
        <EpisodeEmbed code={iframeCode({ origin, slug, title })} />
        <EpisodeAddress address={origin + episodePath(slug)} />
      </div>
      <div className={layout.around}>
        <EpisodePlaces named={placesNamedIn(episode)} />
        <EpisodeYears
          years={episode.years}
          told={periodNamesOf(episode)}
          periods={loadPeriods()}
          end={lastYearOfSeries()}
        />
        <EpisodePeople people={peopleNamedIn(episode)} />
      </div>
      <div className={layout.onward}>
        <EpisodeQuiz episode={episode} count={questionsAbout(episode)} />
        <EpisodeNeighbours {...neighboursOf(episode)} />
      </div>
    </EpisodeListening>
  );
}
