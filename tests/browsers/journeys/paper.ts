import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import type { Browser, Paper } from '../browser';
import { visit } from '../input';
import type { Journey } from '../journey';
import { episodeOf } from '@/tests/e2e/content';

/** Prints to PDF and reads it with poppler: the text of each page without spaces, its size in points. */
async function printPages(browser: Browser, paper: Paper) {
  const pdf = await browser.print(paper);
  const runProgram = (program: string, ...parameters: readonly string[]): string =>
    execFileSync(program, parameters, { input: pdf, encoding: 'utf8' });
  const texts = runProgram('pdftotext', '-raw', '-', '-').split('\f').slice(0, -1);
  const sizes = [
    ...runProgram('pdfinfo', '-l', String(texts.length), '-').matchAll(
      /size:\s+([\d.]+) x ([\d.]+)/g,
    ),
  ];
  return texts.map((text, index) => ({
    text: withoutSpaces(text),
    width: Math.round(Number(sizes[index]?.[1])),
    height: Math.round(Number(sizes[index]?.[2])),
  }));
}

const withoutSpaces = (text: string): string => text.normalize('NFKC').replace(/\s+/g, '');

const A4: Paper = { width: 210, height: 297 };

/** Splits a text at ligatures, whose letters Firefox's PDF omits. */
const splitAtLigatures = (text: string): readonly string[] =>
  withoutSpaces(text).split(/f[fil]+|Qu/);

/** Prints the pages that teachers print. Only Firefox's driver prints. */
export const paper: Journey = {
  title: 'a class sheet is printed with its questions whole, and the tree on its large sheet',
  engines: ['Firefox'],
  async run(browser, origin) {
    await visit(browser, `${origin}/episodes/${episodeOf(8).slug}/fiche`);
    const questions = await browser.evaluate(() =>
      [...document.querySelectorAll('article > [data-part="questions"] > ol > li')]
        .filter((question) => question.checkVisibility())
        .map((question) =>
          [...question.querySelectorAll('li')].map(({ textContent }) => textContent),
        ),
    );
    const sheets = await printPages(browser, A4);
    assert.ok(questions.length > 0);
    for (const answers of questions) {
      const expectedTexts = answers.flatMap(splitAtLigatures);
      assert.ok(
        sheets.some(({ text }) =>
          expectedTexts.every((expectedText) => text.includes(expectedText)),
        ),
        `cut, or not there: ${answers.join(', ')}`,
      );
    }
    assert.deepEqual(
      sheets.map(({ text }) => text.includes('Corrigé')),
      sheets.map((_, index) => index === sheets.length - 1),
    );

    // On the reader's own paper, in landscape.
    await visit(browser, `${origin}/outils/arbre-genealogique`);
    const partCount = await browser.evaluate(
      () => document.querySelectorAll('svg:has(> use[href="#arbre-dessin"])').length,
    );
    const treePages = await printPages(browser, A4);
    assert.ok(partCount > 1);
    // The whole tree, its parts, and the legend.
    assert.equal(treePages.length, partCount + 2);
    for (const { width, height } of treePages)
      assert.ok(width > height, `${width} × ${height}`);
    treePages.slice(1, -1).forEach(({ text }, index) => {
      assert.ok(text.startsWith(`Partie${index + 1}sur${partCount}`), text.slice(0, 40));
      // Years of persons: a part at the edge may have few persons.
      assert.match(text, /\d{3}/, 'a part has its persons');
    });
  },
};
