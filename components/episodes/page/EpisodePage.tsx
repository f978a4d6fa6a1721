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
import { MarginSwitch } from '@/components/episodes/transcript/MarginSwitch.client';
import { Transcript } from '@/components/episodes/transcript/Transcript';
import { ArticleLinks } from '@/components/site/ArticleLinks';
import { Cite } from '@/components/site/Cite';
import { EditorialNote } from '@/components/site/EditorialNote';
import type { PageReference } from '@/lib/cite/reference';
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

/** Id of the help on choosing sentences with the keyboard. */
const HINT_ID = 'transcription-aide';

interface EpisodePageProps {
  readonly episode: Episode;
  /** Small blurred rendering of the cover as a `data:` URL; null for none. */
  readonly coverPreview: string | null;
  /** Origin of the site, without a trailing slash. */
  readonly origin: string;
  /** Maps of the site, in the order of preference for places that several maps show. */
  readonly maps: readonly HistoricalMap[];
  /** Periods of the maps, with their years. */
  readonly periods: readonly Period[];
  /** Last year that the series narrates. */
  readonly lastYear: number;
  /** Documents of the gallery about the episode. */
  readonly documents: readonly DocumentLink[];
  /** People named in the episode, each with the documents about that person. */
  readonly people: readonly NamedPerson[];
  /** Links to the articles that explain words of the episode. */
  readonly articles: readonly ArticleLink[];
  /** Author, reviewer and date of the text. */
  readonly editorial: Editorial;
  readonly reference: PageReference;
  /** Questions that sentences of the transcript answer. */
  readonly prompts: readonly Prompt[];
}

/** Largest number of chapters with which the text begins in a phone's first viewport (`data-below`, app/arriving.css). */
const MAX_CHAPTERS_ABOVE_TEXT = 3;

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
    reference,
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
        <div className={layout.sticky}>
          <EpisodeActions
            {...episode}
            subtitles={transcript.end === null ? null : episode.audio.subtitles}
          />
          {chapters.length > 0 && <ChapterList id="chapitres" chapters={chapters} />}
          <EpisodeDownload audio={episode.audio} />
        </div>
      </div>
      <div
        className={layout.text}
        data-below={chapters.length > MAX_CHAPTERS_ABOVE_TEXT || undefined}
      >
        <EpisodeDescription text={episode.description} />
        <Transcript
          id="transcription"
          hintId={HINT_ID}
          words={transcript}
          chapters={chapters}
          passages={episode.passages}
          wordsFile={transcript.end === null ? null : episode.audio.wordsFile}
          episode={episode.playable}
        >
          {prompts.length > 0 && (
            <MarginSwitch label="Choisir des questions à réviser" content={{ prompts }} />
          )}
          <MarginSwitch label="Marquer des phrases" content={{ episode: episode.playable }} />
        </Transcript>
        <ArticleLinks articles={articles} />
        <EpisodeSources sources={episode.sources} />
        <EpisodeEmbed code={iframeCode({ origin, slug, title })} />
        <EpisodeAddress address={origin + path} />
        <EditorialNote editorial={editorial} />
        <Cite reference={reference} />
      </div>
      <div className={layout.related} data-later="chapter" data-below>
        <EpisodePlaces placesByMap={placesByMap(episode.places, maps)} />
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
      <div className={layout.footer} data-later="part" data-below>
        <EpisodeQuiz {...episode} />
        <EpisodeNeighbours {...episode} />
      </div>
    </EpisodeListening>
  );
}
