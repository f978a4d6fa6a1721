import { withoutMarks } from '@/lib/episodes/marks';
import type { EpisodeFile } from '@/tests/content/reading/records';

/** A text with its position in the content. */
export interface Prose {
  readonly position: string;
  readonly text: string;
}

/** Lists the texts that match a pattern, with their positions. */
export const foundIn = (prose: readonly Prose[], pattern: RegExp): readonly string[] =>
  prose
    .filter(({ text }) => pattern.test(text))
    .map(({ position, text }) => `${position} : ${text}`);
/** Lists the texts of an episode that are prose. The category is excluded: SPEC.md prescribes it. */
export function proseOf(episode: EpisodeFile): readonly Prose[] {
  const positionOf = (path: string): string =>
    `content/episodes/${episode.slug}.json → ${path}`;
  return [
    { position: positionOf('title'), text: episode.title },
    { position: positionOf('summary'), text: episode.summary },
    { position: positionOf('description'), text: withoutHashtags(episode.description) },
    ...episode.chapters.flatMap(({ title, paragraphs }, chapter) => [
      { position: positionOf(`chapters[${chapter}].title`), text: title },
      ...paragraphs.flatMap((sentences, paragraph) =>
        sentences.map((sentence, index) => ({
          position: positionOf(`chapters[${chapter}].paragraphs[${paragraph}][${index}]`),
          text: withoutMarks(sentence),
        })),
      ),
    ]),
  ];
}

/** Removes hashtags, which have no accents. */
const withoutHashtags = (text: string): string => text.replace(/#\S+/g, '').trimEnd();
