import type { Transcript } from '@/lib/episodes/transcript/transcript';

/** A transcript as plain text, its titles included: paragraphs parted by an empty line. */
export const transcriptText = ({ chapters }: Pick<Transcript, 'chapters'>): string =>
  chapters
    .flatMap(({ title, paragraphs }) => [
      title,
      ...paragraphs.map((sentences) =>
        sentences.map(({ pieces }) => pieces.map(({ text }) => text).join('')).join(' '),
      ),
    ])
    .join('\n\n');
