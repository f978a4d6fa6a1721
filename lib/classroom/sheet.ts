import type { BlankMap } from '@/lib/classroom/blankMap';
import type { HistoricalDocument } from '@/lib/documents/document';
import type { ExportedQuestion } from '@/lib/exports/sheet';
import type { Difficulty } from '@/lib/quiz/record';
import { ABOUT_YEARS } from '@/lib/time/edtf';
import { namedHijriYear } from '@/lib/time/hijriWords';
import type { Entry } from '@/lib/timeline/entry';

export interface SheetMap extends BlankMap {
  readonly id: string;
  readonly title: string;
  /** Address of the drawing. */
  readonly drawing: string;
  /** Size of the drawing in its own units. */
  readonly size: { readonly width: number; readonly height: number };
}

/** A date to match with its title. */
export interface SheetDate {
  readonly id: string;
  readonly when: string;
  readonly hijriWhen: string | null;
  readonly title: string;
}

/** A document to study on paper, with its three questions. */
export interface SheetDocument extends Pick<
  HistoricalDocument,
  'title' | 'nature' | 'kept' | 'extracts' | 'drawing' | 'questions'
> {
  readonly date: string;
  /** Address of the document's drawing. */
  readonly picture: string;
}

/** A question of the sheet, with the choices of level and number that include the question. */
export interface SheetQuestion extends ExportedQuestion {
  readonly choices: readonly SheetChoice[];
}

/** Content of an episode's class sheet. */
export interface ClassSheetContent {
  readonly map: SheetMap | null;
  /** In chronological order. */
  readonly dates: readonly SheetDate[];
  readonly document: SheetDocument | null;
  /** Easiest first. */
  readonly questions: readonly SheetQuestion[];
  /** Summary lines for the pupils' copybook. */
  readonly trace: readonly string[];
}

/** Selects at most `maxCount` items evenly spread over a list, the first and last included. */
export function selectEvenly<T>(list: readonly T[], maxCount: number): readonly T[] {
  if (list.length <= maxCount) return list;
  return Array.from(
    { length: maxCount },
    (_, index) => list[Math.round((index * (list.length - 1)) / (maxCount - 1))],
  ).flatMap((item) => item ?? []);
}

/** The parts of a sheet, by the ids of their checkboxes. */
export const PARTS = {
  carte: 'Carte muette',
  frise: 'Frise à compléter',
  document: 'Document',
  questions: 'Questions',
  trace: 'Trace écrite',
  sources: 'Sources',
  corrige: 'Corrigé',
} as const;

export type PartId = keyof typeof PARTS;

/** Levels of the questions, by the ids of their options: for beginners, or all. */
export const QUESTION_LEVELS = {
  facile: { name: 'Facile et moyen', hardest: 2 },
  tous: { name: 'Tous les niveaux', hardest: 4 },
} as const satisfies Record<string, { readonly name: string; readonly hardest: Difficulty }>;

/** Largest numbers of questions, by the ids of their options. */
export const QUESTION_NUMBERS = {
  cinq: { name: '5', most: 5 },
  dix: { name: '10', most: 10 },
  toutes: { name: 'Toutes', most: Infinity },
} as const;

export type LevelId = keyof typeof QUESTION_LEVELS;
export type NumberId = keyof typeof QUESTION_NUMBERS;
export type SheetChoice = `${LevelId}-${NumberId}`;

export const LEVEL_IDS = ['facile', 'tous'] as const satisfies readonly LevelId[];
export const NUMBER_IDS = ['cinq', 'dix', 'toutes'] as const satisfies readonly NumberId[];

/** Selects the questions of each option of a sheet: its number, spread over the sorted questions of its level. */
export const sheetChoices = <T extends { readonly difficulty: Difficulty }>(
  questions: readonly T[],
): ReadonlyMap<SheetChoice, ReadonlySet<T>> =>
  new Map(
    LEVEL_IDS.flatMap((level) =>
      NUMBER_IDS.map((number) => {
        const { hardest } = QUESTION_LEVELS[level];
        const levelQuestions = questions.filter(({ difficulty }) => difficulty <= hardest);
        const selected = new Set(selectEvenly(levelQuestions, QUESTION_NUMBERS[number].most));
        return [`${level}-${number}`, selected] as const;
      }),
    ),
  );

/** Formats a Hijri date for a class: 'an 6–7 de l’Hégire', 'dhû l-qa’da 6 de l’Hégire'. */
export const hijraWords = (words: string): string => `${namedHijriYear(words)} de l’Hégire`;

/**
 * Returns the first and last Julian day of a date as written: « vers 613 » is the year 613, without its uncertainty.
 */
export function writtenTime({ date, from, to }: Pick<Entry, 'date' | 'from' | 'to'>) {
  const isAbout = date.kind === 'moment' && date.at.precision === 'about';
  const margin = isAbout ? Math.round(ABOUT_YEARS * 365.25) : 0;
  return { from: from + margin, to: to - margin };
}

/** Selects dates in the given order, each wholly before or after all dates selected so far. */
export const withoutOverlaps = <T extends { readonly from: number; readonly to: number }>(
  dates: readonly T[],
): readonly T[] =>
  dates.reduce<readonly T[]>(
    (selected, date) =>
      selected.some(({ from, to }) => date.from <= to && from <= date.to)
        ? selected
        : [...selected, date],
    [],
  );
