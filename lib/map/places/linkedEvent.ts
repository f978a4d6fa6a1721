import type { PagePath } from '@/lib/site/pages';

/** An event of a place in its panel. */
export interface LinkedEvent {
  /** Date in both calendars: « 17 juin 656 · 18 dhû l-hijja 35 de l’Hégire ». */
  readonly dates: string;
  readonly grade: string;
  readonly text: string;
  /** Links to the people and entries of the timeline that the event names. */
  readonly links: readonly { readonly href: PagePath; readonly label: string }[];
}
