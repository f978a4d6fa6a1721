import { fold } from '@/lib/text/fold';

/** A title in parts, which join to the whole. */
export interface TitleParts {
  /** The series, redundant beside the category: «La naissance de l’Islam - ». */
  readonly known: string;
  /** The text before the subject: «Épisode 5 : ». */
  readonly lead: string;
  readonly subject: string;
}

/** Cuts a title before the last occurrence of its short form; a title without it is all subject. */
export function cutTitle(
  title: string,
  shortTitle: string,
): Pick<TitleParts, 'lead' | 'subject'> {
  const subjectStart = Math.max(0, title.toLowerCase().lastIndexOf(shortTitle.toLowerCase()));
  return { lead: title.slice(0, subjectStart), subject: title.slice(subjectStart) };
}

/** Cuts a title before its short form, and the text before the short form at the category's name. */
export function titleParts(
  title: string,
  shortTitle: string,
  category: string | undefined,
): TitleParts {
  const { lead: series, subject } = cutTitle(title, shortTitle);
  const separator = /[\s:–-]+/g;
  const name = fold(category ?? '');
  for (const { index, 0: gap } of series.matchAll(separator)) {
    if (fold(series.slice(0, index)) !== name) continue;
    const seriesEnd = index + gap.length;
    return { known: series.slice(0, seriesEnd), lead: series.slice(seriesEnd), subject };
  }
  return { known: '', lead: series, subject };
}
