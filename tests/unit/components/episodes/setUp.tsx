import '@/tests/fixtures/fixedProject';
import { REFERENCE } from '@/tests/fixtures/reference';
import { EpisodePage } from '@/components/episodes/page/EpisodePage';
import type { Episode } from '@/lib/episodes/episode';
import { lastYearOfSeries, loadEpisodes } from '@/lib/server/content/episodes';
import {
  documentsOfEpisode,
  documentsOfPerson,
} from '@/lib/server/content/documents/documents';
import { editorialOf } from '@/lib/server/content/notices/editorial';
import { loadGenealogy } from '@/lib/server/content/genealogy/genealogy';
import { loadContent } from '@/lib/server/content/loadContent';
import { loadPeriods } from '@/lib/server/content/periods';
import { renderWithPlayer } from '@/tests/unit/components/withPlayer';

const episode5 = loadEpisodes().find(({ number }) => number === 5);
if (!episode5) throw new Error('Episode 5 is expected in tests/fixtures/project.');

/** « La première révélation »: 52 sentences, six chapters, two places and six people. */
export const revelation: Episode = episode5;

/** Installs `matchMedia` and `scrollIntoView`, which jsdom lacks. */
export function installWindow({ hasCoarsePointer = false, reducesMotion = false } = {}): void {
  window.matchMedia = (query: string) =>
    ({
      matches: query.includes('coarse') ? hasCoarsePointer : reducesMotion,
    }) as MediaQueryList;
  Element.prototype.scrollIntoView = jest.fn();
}

/** Renders the page of an episode, with a player that can play it. */
export function openPage(episode: Episode = revelation) {
  const view = renderWithPlayer(
    <EpisodePage
      prompts={[]}
      coverPreview={null}
      episode={episode}
      origin="http://localhost:3000"
      maps={loadContent().maps}
      periods={loadPeriods()}
      lastYear={lastYearOfSeries()}
      documents={documentsOfEpisode(episode.slug)}
      people={episode.people.map((person) => ({
        ...person,
        documents: documentsOfPerson(person.id),
        year: null,
        isInTree: loadGenealogy().people.has(person.id),
      }))}
      articles={[]}
      editorial={editorialOf(episode.editorial)}
      reference={REFERENCE}
    />,
  );
  const { playable } = episode;
  return {
    ...view,
    playable,
    /** Returns the text of the current sentence in the transcript; null without a current sentence. */
    currentSentence: () =>
      document.querySelector('span[data-start][aria-current]')?.textContent ?? null,
    /** Seeks to a second of the episode, and flushes all events. */
    playAt: (seconds: number) =>
      view.actAndFlush(() => {
        view.player.play(playable, { at: seconds });
        view.audio.metadata(315);
        view.audio.start();
      }),
    sentence(text: RegExp): HTMLElement {
      const sentences = [...document.querySelectorAll<HTMLElement>('p span[data-start]')];
      const sentence = sentences.find(({ textContent }) => text.test(textContent));
      if (!sentence) throw new Error(`A sentence is expected: ${text}`);
      return sentence;
    },
  };
}
