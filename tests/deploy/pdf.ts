import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { it } from '@/tests/e2e/it';
import { needProgram } from '@/tests/fixtures/programs';

/** A printed page, as poppler reads it: a reader of PDF that owes nothing to the browser that wrote it. */
export interface Printed {
  /** The text of each page, without a space: lines break where they may. */
  readonly pages: readonly string[];
  /** What `pdfinfo` says, by name. */
  readonly info: ReadonlyMap<string, string>;
  /** Whether each font is embedded, by its name. */
  readonly fonts: ReadonlyMap<string, boolean>;
}

/** Prints a page and reads it again, page by page. */
export async function printed(page: Page): Promise<Printed> {
  const file = it.info().outputPath('fiche.pdf');
  writeFileSync(file, await page.pdf({ preferCSSPageSize: true, tagged: true }));
  const read = (program: string, ...parameters: readonly string[]): string =>
    execFileSync(needProgram(program), [...parameters], { encoding: 'utf8' });
  return {
    pages: read('pdftotext', '-raw', file, '-').split('\f').slice(0, -1).map(squeezed),
    info: new Map(
      read('pdfinfo', file)
        .split('\n')
        .flatMap((line) => {
          const [, name, value] = /^(.+?):\s+(.*)$/.exec(line) ?? [];
          return name && value !== undefined ? [[name, value] as const] : [];
        }),
    ),
    // Name, type, encoding, embedded, subset, in Unicode, object: none of the last five has a space.
    fonts: new Map(
      read('pdffonts', file)
        .split('\n')
        .slice(2)
        .filter((line) => line !== '')
        .map((line) => {
          const cells = line.trim().split(/\s+/);
          return [cells[0] ?? '', cells.at(-5) === 'yes'] as const;
        }),
    ),
  };
}

/** A text without a space or a ligature, as it can be looked for in a page. */
export const squeezed = (text: string): string => text.normalize('NFKC').replace(/\s+/g, '');
