import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { it } from '@/tests/e2e/it';
import { needProgram } from '@/tests/fixtures/programs';

/** A printed page, parsed by poppler, which is independent of the browser that wrote it. */
export interface Printed {
  /** Text of each page, without white space, since lines break anywhere. */
  readonly pages: readonly string[];
  /** Output of `pdfinfo`, by name. */
  readonly info: ReadonlyMap<string, string>;
  /** Whether each font is embedded, by its name. */
  readonly fonts: ReadonlyMap<string, boolean>;
}

export async function printToPdf(page: Page): Promise<Printed> {
  const file = it.info().outputPath('fiche.pdf');
  writeFileSync(file, await page.pdf({ preferCSSPageSize: true, tagged: true }));
  const runProgram = (program: string, ...parameters: readonly string[]): string =>
    execFileSync(needProgram(program), [...parameters], { encoding: 'utf8' });
  return {
    pages: runProgram('pdftotext', '-raw', file, '-')
      .split('\f')
      .slice(0, -1)
      .map(withoutSpaces),
    info: new Map(
      runProgram('pdfinfo', file)
        .split('\n')
        .flatMap((line) => {
          const [, name, value] = /^(.+?):\s+(.*)$/.exec(line) ?? [];
          return name && value !== undefined ? [[name, value] as const] : [];
        }),
    ),
    // Columns of `pdffonts`: name, type, encoding, embedded, subset, Unicode, object; none of the
    // last five contains a space.
    fonts: new Map(
      runProgram('pdffonts', file)
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

/** Removes white space and ligatures from a text, for comparison with a page's text. */
export const withoutSpaces = (text: string): string =>
  text.normalize('NFKC').replace(/\s+/g, '');
