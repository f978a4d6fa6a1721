import type { NamedLink, SpokenFile } from '@/lib/bookmarks/spokenFile';
import type { Episode } from '@/lib/episodes/episode';
import type { Passage } from '@/lib/episodes/telling/passages';
import { sentenceId, type TimedSentence } from '@/lib/episodes/transcript/transcript';
import { nameOnMap } from '@/lib/map/markers/labels';
import { personAnchor } from '@/lib/people/anchor';
import { overYears } from '@/lib/timeline/address';

type NarratedEpisode = Pick<
  Episode,
  'path' | 'passages' | 'transcript' | 'people' | 'playable'
>;

/**
 * Builds the file of an episode's sentences: each with its second, the narrated place and years, and the named people,
 * else the people of the preceding sentence in the paragraph. Without timings the file has no sentences.
 * @param pageOf returns the path of a person's page; null without a page
 */
export function spokenFileOf(
  { path, passages, transcript, people, playable }: NarratedEpisode,
  pageOf: (personId: string) => string | null,
): SpokenFile {
  const passageBySentence = new Map(passages.map((passage) => [passage.at, passage]));
  let passage: Passage | null = null;
  const lines: SpokenFile['lines'][number][] = [];
  for (const [chapter, { paragraphs }] of transcript.chapters.entries())
    for (const [paragraph, sentences] of paragraphs.entries()) {
      let lastPeople: readonly NamedLink[] = [];
      for (const [index, sentence] of sentences.entries()) {
        passage = passageBySentence.get(sentenceId(chapter, paragraph, index)) ?? passage;
        const sentencePeople = peopleIn(sentence);
        if (sentencePeople.length > 0) lastPeople = sentencePeople;
        if (sentence.moment)
          lines.push({
            start: sentence.moment.start,
            text: textOf(sentence),
            links: [...linksOf(passage), ...lastPeople],
          });
      }
    }
  return { playable, lines };

  function peopleIn({ pieces }: TimedSentence): readonly NamedLink[] {
    const hrefs = new Set(pieces.map(({ href }) => href));
    return people
      .filter(({ id }) => hrefs.has(`#${personAnchor(id)}`))
      .map(({ id, name }) => ({
        words: name,
        href: pageOf(id) ?? `${path}#${personAnchor(id)}`,
      }));
  }
}

const textOf = ({ pieces }: TimedSentence): string => pieces.map(({ text }) => text).join('');

function linksOf(passage: Passage | null): readonly NamedLink[] {
  const { place, date } = passage ?? {};
  return [
    ...(place ? [{ words: nameOnMap(place.name), href: place.path }] : []),
    ...(date ? [{ words: date.words, href: overYears(date.from, date.to) }] : []),
  ];
}
