import { readdirSync, readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { expectNoViolations } from '@/tests/e2e/axe';
import { expect, it } from '@/tests/e2e/it';
import { overflowOf } from '@/tests/e2e/watch';
import { qrCode } from '@/lib/share/qrCode';

const RESULTS = '/pour-la-classe/resultats';

/** Right answers of the bank, by question; the first answer of a record is the right one. */
const SOLUTIONS = new Map(
  readdirSync('content/quiz')
    .filter((name) => name.endsWith('.json'))
    .flatMap((name): { question: string; answers: readonly string[] }[] =>
      JSON.parse(readFileSync(`content/quiz/${name}`, 'utf8')),
    )
    .map(({ question, answers }) => [normalize(question), normalize(answers[0] ?? '')]),
);

/** Removes the spaces that the site sets by itself. */
function normalize(text: string): string {
  return text.replace(/[\u00a0\u202f ]+/g, ' ').trim();
}

const codeField = (page: Page) => page.getByRole('textbox', { name: 'Code de l’élève' });

/** Opens the teacher's page from the page for the classroom, chooses questions, and returns the class's link. */
async function makeLink(page: Page): Promise<string> {
  await page.goto('/pour-la-classe');
  await page.getByRole('link', { name: 'Interroger la classe' }).click();
  await expect(
    page.getByRole('heading', { name: 'Dix questions pour la classe' }),
  ).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: /^Tous les épisodes/ }).click();
  return page.getByRole('textbox', { name: 'Lien de la classe' }).inputValue();
}

/**
 * Answers the ten questions as a pupil in a separate browser context, and checks that the QR code leads to the results
 * page with the class and the pupil code in the fragment. The first pupil's pages are audited with axe.
 * @param wrongRanks questions to answer wrongly, from 1
 * @returns the pupil code, as displayed
 */
async function answerQuiz(
  browser: Browser,
  link: string,
  pupilNumber: number,
  wrongRanks: readonly number[],
): Promise<string> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await page.goto(link);
  if (pupilNumber === 1) await expectNoViolations(page);
  await page
    .getByRole('textbox', { name: 'Votre numéro dans la classe' })
    .fill(String(pupilNumber));
  await page.keyboard.press('Enter');
  for (let rank = 1; rank <= 10; rank += 1) {
    await expect(page.getByText(`Question ${rank} / 10`)).toBeVisible();
    const group = page
      .getByRole('group')
      .filter({ has: page.getByRole('heading', { level: 2 }) });
    const heading = group.getByRole('heading', { level: 2 });
    const solution = SOLUTIONS.get(normalize((await heading.textContent()) ?? '')) ?? '';
    expect(solution).not.toBe('');
    const answers = group.getByRole('listitem').getByRole('button');
    const texts = (await answers.allTextContents()).map((text) => normalize(text.slice(1)));
    const index = texts.findIndex((text) => (text === solution) !== wrongRanks.includes(rank));
    await answers.nth(index).click();
  }
  await expect(page.getByRole('heading', { name: 'Montrez ce code' })).toBeFocused();
  const code = (await page.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/).textContent()) ?? '';
  const { origin, hash } = new URL(link);
  const expectedPath =
    qrCode(`${origin}${RESULTS}${hash}&code=${code.replace('-', '')}`)?.path ?? '';
  await expect(
    page.getByRole('img', { name: 'Code QR pour le téléphone du professeur' }).locator('path'),
  ).toHaveAttribute('d', expectedPath);
  expect(await overflowOf(page)).toBe(0);
  if (pupilNumber === 1) await expectNoViolations(page);
  await context.close();
  return code;
}

it('the teacher sees the failed questions of three pupils', async ({ page, browser }) => {
  it.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  const requestedUrls: string[] = [];
  page.on('request', (request) => requestedUrls.push(request.url()));
  const link = await makeLink(page);
  const codes = [
    await answerQuiz(browser, link, 1, [2, 5]),
    await answerQuiz(browser, link, 2, [2]),
    await answerQuiz(browser, link, 3, [2, 5, 9]),
  ];

  await it.step('codes are typed in a row, each followed by Enter', async () => {
    await codeField(page).focus();
    for (const code of codes) {
      await page.keyboard.type(code.toLowerCase().replace('-', ''));
      await page.keyboard.press('Enter');
    }
    await expect(page.getByRole('status').filter({ hasText: '3 codes reçus' })).toBeVisible();
    await expect(codeField(page)).toBeFocused();
    await expect(codeField(page)).toHaveValue('');
  });

  await it.step('the failed questions are listed, and checked for the next sheet', async () => {
    await expect(page.getByText('2 questions sont manquées')).toBeVisible();
    const boxes = page.getByRole('region', { name: /Ce qui est su/ }).getByRole('checkbox');
    await expect(boxes).toHaveCount(10);
    const checked = await boxes.evaluateAll((list) =>
      list.map((box) => box instanceof HTMLInputElement && box.checked),
    );
    expect(checked.flatMap((isChecked, index) => (isChecked ? index + 1 : []))).toEqual([2, 5]);
    await expectNoViolations(page);
    expect(await overflowOf(page)).toBe(0);
  });

  await it.step(
    'a repeated code, a correction, a malformed code and another quiz’s code are distinguished',
    async () => {
      const enterCode = async (code: string) => {
        await codeField(page).fill(code);
        await page.keyboard.press('Enter');
      };
      await enterCode(codes[1] ?? '');
      await expect(page.getByText('était déjà là')).toBeVisible();
      await enterCode('K7Q');
      await expect(page.getByText('Un code a huit signes')).toBeVisible();
      const [firstCode = ''] = codes;
      await enterCode(firstCode.slice(0, -1) + (firstCode.endsWith('7') ? '8' : '7'));
      await expect(page.getByText('n’est pas de ce quiz')).toBeVisible();
      await expectNoViolations(page);
      await enterCode(await answerQuiz(browser, link, 2, [2, 3]));
      await expect(page.getByText('9 devient 8 sur 10')).toBeVisible();
      await page.getByRole('button', { name: 'Remettre l’ancien' }).click();
      await expect(page.getByRole('listitem').filter({ hasText: 'n° 2' })).toContainText(
        '9/10',
      );
    },
  );

  await it.step('the sheet is printed alone, with its answers apart', async () => {
    await page.emulateMedia({ media: 'print' });
    const sheet = page.getByRole('article', { name: 'Fiche de reprise' });
    await expect(sheet).toBeVisible();
    await expect(sheet.getByText('Corrigé')).toBeVisible();
    await expect(codeField(page)).toBeHidden();
    await page.emulateMedia({ media: null });
  });

  await it.step('the received codes are still there after a reload', async () => {
    await page.reload();
    await expect(page.getByText('3 codes reçus')).toBeVisible();
  });

  await it.step(
    'a new link asks the failed questions alone, and refuses earlier codes',
    async () => {
      await page.getByRole('button', { name: 'Faire un nouveau lien' }).click();
      await expect(page.getByText('répond aux 2 questions')).toBeVisible();
      await codeField(page).fill(codes[0] ?? '');
      await page.keyboard.press('Enter');
      await expect(page.getByText('n’est pas de ce quiz')).toBeVisible();
    },
  );

  const { origin } = new URL(page.url());
  expect(requestedUrls.filter((url) => !url.startsWith(origin))).toEqual([]);
  expect(
    requestedUrls.filter((url) => codes.some((code) => url.includes(code.replace('-', '')))),
  ).toEqual([]);
});

it('a pupil’s QR code adds its result on the teacher’s phone', async ({ page, browser }) => {
  it.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  const link = await makeLink(page);
  const [, query = ''] = link.split('#');
  const phone = await (await browser.newContext()).newPage();
  const { origin } = new URL(page.url());
  for (const [pupilNumber, wrongRanks] of [
    [4, [1]],
    [7, [1, 2]],
  ] as const) {
    const code = (await answerQuiz(browser, link, pupilNumber, wrongRanks)).replace('-', '');
    await phone.goto(`${origin}${RESULTS}#${query}&code=${code}`);
    await expect(
      phone.getByText(`N° ${pupilNumber} : ${10 - wrongRanks.length} sur 10`),
    ).toBeVisible();
    expect(phone.url()).not.toContain(code);
  }
  await expect(phone.getByText('2 codes reçus')).toBeVisible();
  await expect(phone.getByText('Pas encore de code : 1, 2, 3, 5, 6.')).toBeVisible();
  await phone.getByRole('button', { name: 'Effacer ces résultats…' }).click();
  await phone.getByRole('button', { name: 'Effacer pour de bon' }).click();
  await expect(
    phone.getByRole('heading', { name: 'Dix questions pour la classe' }),
  ).toBeVisible();
  expect(await phone.evaluate(() => localStorage.getItem('resultats'))).toBeNull();
});

it('without a class link, the pupil’s page asks for the link', async ({ page }) => {
  await page.goto('/outils/quizz/classe');
  await expect(page.getByText('que donne votre professeur')).toBeVisible();
  await page.goto('/outils/quizz/classe#questions=q-001&graine=1&banque=2');
  await page.reload();
  await expect(page.getByText('Ce lien a vieilli')).toBeVisible();
  await expectNoViolations(page);
});
