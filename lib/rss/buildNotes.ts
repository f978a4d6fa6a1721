import type { Episode } from '@/lib/episodes/episode';
import { withoutMarks } from '@/lib/episodes/marks';
import { escapeXml } from '@/lib/text/escapeXml';

/** A paragraph, or the items of a list, in plain text. */
export type NotesBlock = string | readonly string[];

/** Builds the show notes of an episode: its description, its chapters' titles, its sources. */
export function episodeNotes({
  description,
  chapters,
  sources,
}: Episode): readonly NotesBlock[] {
  const paragraphs = description.split(/\n{2,}/).map((paragraph) => paragraph.trim());
  return [
    ...paragraphs.filter((paragraph) => paragraph !== ''),
    ...listBlocks(
      'Chapitres',
      chapters.map(({ title }) => withoutMarks(title)),
    ),
    ...listBlocks(
      'Sources',
      sources.map(({ author, title, year }) =>
        [author, title, year].filter((field) => field !== undefined).join(', '),
      ),
    ),
  ];
}

const listBlocks = (heading: string, items: readonly string[]): readonly NotesBlock[] =>
  items.length === 0 ? [] : [heading, items];

/** Writes the notes as the simple HTML that podcast applications accept: p, br, ul and li, without attributes. */
export const notesHtml = (blocks: readonly NotesBlock[]): string =>
  blocks
    .map((block) =>
      typeof block === 'string'
        ? `<p>${escapeXml(block).replace(/\n/g, '<br/>')}</p>`
        : `<ul>${block.map((item) => `<li>${escapeXml(item)}</li>`).join('')}</ul>`,
    )
    .join('');

/** Writes the notes as plain text: the same text as `notesHtml` read back. */
export const notesText = (blocks: readonly NotesBlock[]): string =>
  blocks
    .map((block) =>
      typeof block === 'string' ? block : block.map((item) => `• ${item}`).join('\n'),
    )
    .join('\n\n');
