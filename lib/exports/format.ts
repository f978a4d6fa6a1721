import { toAnki } from '@/lib/exports/anki';
import { toGift } from '@/lib/exports/gift';
import { toH5p } from '@/lib/exports/h5p';
import { toMoodle } from '@/lib/exports/moodle';
import type { ExportSheet } from '@/lib/exports/sheet';
import { toXlsx } from '@/lib/exports/xlsx';

interface Format {
  /** Displayed name, the program first. */
  readonly name: string;
  /** Instructions for importing. */
  readonly use: string;
  /** MIME type. */
  readonly type: string;
  readonly write: (sheet: ExportSheet) => string | Uint8Array<ArrayBuffer>;
}

/** Export formats by file extension. */
export const FORMATS = {
  gift: {
    name: 'Moodle (GIFT)',
    use: 'Banque de questions, Importer, format GIFT',
    type: 'text/plain; charset=utf-8',
    write: toGift,
  },
  xml: {
    name: 'Moodle (XML)',
    use: 'Banque de questions, Importer, format Moodle XML : garde les thèmes',
    type: 'application/xml; charset=utf-8',
    write: toMoodle,
  },
  tsv: {
    name: 'Anki',
    use: 'Fichier, Importer : une seconde importation met les notes à jour',
    type: 'text/tab-separated-values; charset=utf-8',
    write: toAnki,
  },
  xlsx: {
    name: 'Kahoot (tableur)',
    use: 'Importer depuis un tableur ; s’ouvre aussi dans LibreOffice',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: toXlsx,
  },
  h5p: {
    name: 'H5P',
    use: 'Digiquiz, Moodle, WordPress, là où « Question Set » est installé',
    type: 'application/zip',
    write: toH5p,
  },
} as const satisfies Record<string, Format>;

export type FormatId = keyof typeof FORMATS;

/** Ids of the formats, in display order. */
export const FORMAT_IDS = [
  'gift',
  'xml',
  'tsv',
  'xlsx',
  'h5p',
] as const satisfies readonly FormatId[];

/** Builds the path of the exported questions of an episode, or of all (`ALL_QUESTIONS`), in a format. */
export const exportPath = (slug: string, format: FormatId) =>
  `/outils/quizz/exports/${slug}.${format}` as const;

export const ALL_QUESTIONS = 'toutes-les-questions';
