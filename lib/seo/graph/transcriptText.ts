import type { TimedTranscript } from '@/lib/episodes/transcript/transcript';

/** Writes a transcript as plain text with titles, paragraphs separated by an empty line. */
export const transcriptText = ({ chapters }: Pick<TimedTranscript, 'chapters'>): string =>
  chapters
    .flatMap(({ title, paragraphs }) => [
      title,
      ...paragraphs.map((sentences) =>
        sentences.map(({ pieces }) => pieces.map(({ text }) => text).join('')).join(' '),
      ),
    ])
    .join('\n\n');
