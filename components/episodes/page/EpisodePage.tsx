import { ClassLink } from '@/components/classroom/ClassLink';
import { EpisodeDocuments } from '@/components/documents/EpisodeDocuments';
import { ChapterList } from '@/components/episodes/page/ChapterList';
import { EpisodeActions } from '@/components/episodes/page/EpisodeActions';
import { EpisodeAddress } from '@/components/episodes/page/EpisodeAddress';
import { EpisodeCover } from '@/components/episodes/page/EpisodeCover';
import { EpisodeDescription } from '@/components/episodes/page/EpisodeDescription';
import { EpisodeDownload } from '@/components/episodes/page/EpisodeDownload';
import { EpisodeEmbed } from '@/components/episodes/page/EpisodeEmbed';
import { EpisodeHead } from '@/components/episodes/page/EpisodeHead';
import { EpisodeListening } from '@/components/episodes/page/EpisodeListening.client';
import { EpisodeNeighbours } from '@/components/episodes/page/around/EpisodeNeighbours';
import {
  EpisodePeople,
  type NamedPerson,
} from '@/components/episodes/page/around/EpisodePeople';
import { EpisodePlaces } from '@/components/episodes/page/around/EpisodePlaces';
import { EpisodeQuiz } from '@/components/episodes/page/around/EpisodeQuiz';
import { EpisodeSources } from '@/components/episodes/page/EpisodeSources';
import { EpisodeBreadcrumbs } from '@/components/episodes/page/around/EpisodeBreadcrumbs';
import { EpisodeYears } from '@/components/episodes/page/around/EpisodeYears';
import { Transcript } from '@/components/episodes/transcript/Transcript';
import { MarginPrompts } from '@/components/review/MarginPrompts.client';
import { ArticleLinks } from '@/components/site/ArticleLinks';
import { EditorialNote } from '@/components/site/EditorialNote';
import type { Editorial } from '@/lib/content/editorial';
import type { DocumentLink } from '@/lib/documents/document';
import { iframeCode } from '@/lib/embed/iframe';
import type { Episode } from '@/lib/episodes/episode';
import type { Period } from '@/lib/episodes/story/yearLine';
import { placesByMap } from '@/lib/map/places/placesByMap';
import type { HistoricalMap } from '@/lib/map/historicalMap';
import type { Prompt } from '@/lib/review/prompt';
import type { ArticleLink } from '@/lib/site/article/presupposed';
import layout from '../EpisodeLayout.module.css';

/** Says how sentences are chosen with the keyboard. */
const HINT_ID = 'transcription-aide';

interface EpisodePageProps {
  readonly episode: Episode;
  /** Its cover, roughly, as a `data:` address; null for none. */
  readonly coverPreview: string | null;
  /** The site's address, without a trailing slash. */
  readonly origin: string;
  /** The maps of the site, in the order in which they are shown where an episode has as many places on each. */
  readonly maps: readonly HistoricalMap[];
  /** The periods of the maps in years, until the last year that the series tells. */
  readonly periods: readonly Period[];
  readonly lastYear: number;
  /** Those that bear witness to what it tells. */
  readonly documents: readonly DocumentLink[];
  /** Those whom it names, each with the documents about them. */
  readonly people: readonly NamedPerson[];
  /** Links to the articles that explain words of the episode. */
  readonly articles: readonly ArticleLink[];
  /** Who answers for its text. */
  readonly editorial: Editorial;
  /** The questions that its sentences answer. */
  readonly prompts: readonly Prompt[];
}

/** With more chapters than this, a phone has the text below its first window (`data-below`, app/arriving.css). */
const FULL_COLUMN = 3;

/** Renders the whole page of an episode: player, transcript and related content. */
export function EpisodePage(props: EpisodePageProps) {
  const {
    episode,
    coverPreview,
    origin,
    maps,
    periods,
    lastYear,
    documents,
    people,
    articles,
    editorial,
    prompts,
  } = props;
  const { slug, title, path, chapters, transcript } = episode;
  return (
    <EpisodeListening episode={episode.playable} className={layout.root} hintId={HINT_ID}>
      <div className={layout.breadcrumbs}>
        <EpisodeBreadcrumbs {...episode} />
        <ClassLink slug={slug} />
      </div>
      {episode.picture && (
        <div className={layout.cover}>
          <EpisodeCover picture={episode.picture} preview={coverPreview} />
        </div>
      )}
      <div className={layout.head}>
        <EpisodeHead episode={episode} />
      </div>
      <div className={layout.sound}>
        <div className={layout.stays}>
          <EpisodeActions
            {...episode}
            subtitles={transcript.end === null ? null : episode.audio.subtitles}
          />
          {chapters.length > 0 && <ChapterList id="chapitres" chapters={chapters} />}
          <EpisodeDownload audio={episode.audio} />
        </div>
      </div>
      <div className={layout.text} data-below={chapters.length > FULL_COLUMN || undefined}>
        <EpisodeDescription text={episode.description} />
        <Transcript
          id="transcription"
          hintId={HINT_ID}
          words={transcript}
          chapters={chapters}
          passages={episode.passages}
          episode={episode.playable}
        >
          <MarginPrompts prompts={prompts} />
        </Transcript>
        <ArticleLinks articles={articles} />
        <EpisodeSources sources={episode.sources} />
        <EpisodeEmbed code={iframeCode({ origin, slug, title })} />
        <EpisodeAddress address={origin + path} />
        <EditorialNote editorial={editorial} />
      </div>
      <div className={layout.around} data-later="chapter" data-below>
        <EpisodePlaces named={placesByMap(episode.places, maps)} />
        <EpisodeYears
          episodeId={episode.playable.id}
          years={episode.years}
          narratedPeriods={episode.periods.map(({ name }) => name)}
          periods={periods}
          end={lastYear}
        />
        <EpisodeDocuments documents={documents} />
        <EpisodePeople people={people} />
      </div>
      <div className={layout.onward} data-later="part" data-below>
        <EpisodeQuiz {...episode} />
        <EpisodeNeighbours {...episode} />
      </div>
    </EpisodeListening>
  );
}
