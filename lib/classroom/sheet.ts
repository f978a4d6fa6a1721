import type { BlankMap } from '@/lib/classroom/blankMap';
import type { ExportedQuestion } from '@/lib/exports/sheet';

/** A map of the sheet, without a word, and where its drawing lies. */
export interface SheetMap extends BlankMap {
  readonly id: string;
  readonly title: string;
  /** Address of the drawing. */
  readonly drawing: string;
  /** Size of the drawing in its own units. */
  readonly size: { readonly width: number; readonly height: number };
}

/** A date to which a title is to be put. */
export interface SheetDate {
  readonly id: string;
  readonly when: string;
  readonly hijriWhen: string | null;
  readonly title: string;
}

/** What a teacher hands out about an episode. */
export interface ClassSheet {
  readonly map: SheetMap | null;
  /** In time. */
  readonly dates: readonly SheetDate[];
  /** Easiest first. */
  readonly questions: readonly ExportedQuestion[];
}

/** Spreads a choice of at most so many over a list, in its order: the first, the last, and evenly between. */
export function spread<T>(list: readonly T[], most: number): readonly T[] {
  if (list.length <= most) return list;
  return Array.from(
    { length: most },
    (_, rank) => list[Math.round((rank * (list.length - 1)) / (most - 1))],
  ).flatMap((item) => item ?? []);
}

/** The parts of a sheet, by the ids of the boxes that keep or drop them. */
export const PARTS = {
  resume: 'Résumé',
  carte: 'Carte muette',
  frise: 'Frise à compléter',
  questions: 'Questions',
  sources: 'Sources',
  corrige: 'Corrigé',
} as const;

export type PartId = keyof typeof PARTS;
