import { fold } from '@/lib/text/fold';

/** A title as it is set: together the parts are the whole title. */
export interface TitleParts {
  /** What the category beside it says already: «La naissance de l’Islam - ». */
  readonly known: string;
  /** What comes before the subject: «Épisode 5 : ». */
  readonly lead: string;
  readonly subject: string;
}

/** Cuts a title before its short form, wherever that stands last; it is all subject when it stands nowhere. */
export function cutTitle(
  title: string,
  shortTitle: string,
): Pick<TitleParts, 'lead' | 'subject'> {
  const cut = Math.max(0, title.toLowerCase().lastIndexOf(shortTitle.toLowerCase()));
  return { lead: title.slice(0, cut), subject: title.slice(cut) };
}

/** Cuts a title before its short form, and what precedes it after the category's name. */
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
    const end = index + gap.length;
    return { known: series.slice(0, end), lead: series.slice(end), subject };
  }
  return { known: '', lead: series, subject };
}
