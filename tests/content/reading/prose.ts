import { withoutMarks } from '@/lib/episodes/marks';
import type { EpisodeFile } from '@/tests/content/reading/records';

/** A piece of running text with the place where an author finds it. */
export interface Prose {
  readonly at: string;
  readonly text: string;
}

/** Where, and in which words, a pattern is found. */
export const foundIn = (prose: readonly Prose[], pattern: RegExp): readonly string[] =>
  prose.filter(({ text }) => pattern.test(text)).map(({ at, text }) => `${at} : ${text}`);
/** Everything of an episode that is read as running text. The category is a label that SPEC gives exactly. */
export function proseOf(episode: EpisodeFile): readonly Prose[] {
  const at = (path: string): string => `content/episodes/${episode.slug}.json → ${path}`;
  return [
    { at: at('title'), text: episode.title },
    { at: at('summary'), text: episode.summary },
    { at: at('description'), text: withoutHashtags(episode.description) },
    ...episode.chapters.flatMap(({ title, paragraphs }, chapter) => [
      { at: at(`chapters[${chapter}].title`), text: title },
      ...paragraphs.flatMap((sentences, paragraph) =>
        sentences.map((sentence, index) => ({
          at: at(`chapters[${chapter}].paragraphs[${paragraph}][${index}]`),
          text: withoutMarks(sentence),
        })),
      ),
    ]),
  ];
}

/** Hashtags are written as such systems want them, without accents in names. */
const withoutHashtags = (text: string): string => text.replace(/#\S+/g, '').trimEnd();
