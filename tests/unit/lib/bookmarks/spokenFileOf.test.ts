/** @jest-environment node */
import { readSpokenFile } from '@/lib/bookmarks/spokenFile';
import { spokenFileOf } from '@/lib/bookmarks/spokenFileOf';
import { spokenSentences } from '@/lib/episodes/transcript/sentences';
import { loadEpisodes } from '@/lib/server/content/episodes';

const episodes = loadEpisodes();
const filesOf = (pageOf: (id: string) => string | null) =>
  episodes.map((episode) => ({ episode, file: spokenFileOf(episode, pageOf) }));

describe('the file of an episode’s sentences', () => {
  it('contains the timed sentences of the transcript, and is decoded by the browser without loss', () => {
    for (const { episode, file } of filesOf(() => null)) {
      const timedSentences = spokenSentences(episode.transcript).filter(({ moment }) => moment);
      expect(file.lines.map(({ text }) => text)).toEqual(
        timedSentences.map(({ text }) => text),
      );
      expect(readSpokenFile(JSON.parse(JSON.stringify(file)))).toEqual(file);
    }
  });

  it('links to places of the maps and to years of the timeline', () => {
    for (const { episode, file } of filesOf((id) => `/outils/arbre-genealogique/${id}`)) {
      if (file.lines.length === 0 || episode.passages.length === 0) continue;
      const hrefs = file.lines.flatMap(({ links }) => links.map(({ href }) => href));
      expect(hrefs.some((href) => href.startsWith('/outils/carte-interactive/'))).toBe(true);
      expect(hrefs.some((href) => href.startsWith('/outils/frise?de='))).toBe(true);
    }
  });

  it('links to the episode’s list of people for a person without a page', () => {
    const hrefs = filesOf(() => null).flatMap(({ file }) =>
      file.lines.flatMap(({ links }) => links.map(({ href }) => href)),
    );
    expect(hrefs.some((href) => /^\/episodes\/[^#]+#personne-/.test(href))).toBe(true);
  });
});

it.each([null, {}, { playable: {}, lines: [] }, { lines: [] }, []])(
  'an answer that is no file of sentences is refused: %j',
  (json) => expect(readSpokenFile(json)).toBeNull(),
);
