import type { PagePath } from '@/lib/site/pages';

/** An event of a place as its panel shows it. */
export interface LinkedEvent {
  /** In both calendars: « 17 juin 656 · 18 dhû l-hijja 35 de l’Hégire ». */
  readonly dates: string;
  readonly grade: string;
  readonly text: string;
  /** The people and the entries of the timeline that it names. */
  readonly links: readonly { readonly href: PagePath; readonly label: string }[];
}
