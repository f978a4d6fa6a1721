import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { TREE } from './treePage';

interface Person {
  readonly id: string;
  readonly father?: string;
  readonly mother?: string;
}

const {
  people,
  unions,
}: {
  readonly people: readonly Person[];
  readonly unions: readonly { readonly husband: string; readonly wife: string }[];
} = JSON.parse(readFileSync('content/genealogy.json', 'utf8'));

test.use({ javaScriptEnabled: false });

/** The people whom a page leads to. */
const linked = (html: string): ReadonlySet<string> =>
  new Set(
    [...html.matchAll(/href="\/outils\/arbre-genealogique\/([a-z0-9-]+)"/g)].map(
      ([, id = '']) => id,
    ),
  );

test('sans JavaScript, chaque page mène aux parents, conjoints et enfants', async ({
  request,
}) => {
  test.setTimeout(180_000);
  const missing: string[] = [];
  for (const { id, father, mother } of people) {
    const response = await request.get(`${TREE}/${id}`);
    expect(response.status()).toBe(200);
    const found = linked(await response.text());
    const kin = [
      father,
      mother,
      ...unions.flatMap(({ husband, wife }) =>
        husband === id ? [wife] : wife === id ? [husband] : [],
      ),
      ...people.flatMap((child) =>
        child.father === id || child.mother === id ? [child.id] : [],
      ),
    ];
    for (const other of kin)
      if (other !== undefined && !found.has(other)) missing.push(`${id} → ${other}`);
  }
  expect(missing).toEqual([]);
});

test('sans JavaScript, tout l’arbre est dans la page, dessiné une fois', async ({ page }) => {
  await page.goto(TREE);
  const cards = page.locator('[data-person]');
  await expect(cards).toHaveCount(people.length);
  await expect(page.locator('[data-person="halima"]')).toHaveCount(1);
});

test('la liste développe chacun une fois, et ses renvois mènent quelque part', async ({
  page,
}) => {
  await page.goto(`${TREE}/plan`);
  const ids = await page
    .locator('[id^="personne-"]')
    .evaluateAll((all) => all.map(({ id }) => id));
  expect(ids.toSorted()).toEqual(people.map(({ id }) => `personne-${id}`).toSorted());
  const anchors = await page
    .locator('a[href^="#personne-"]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')?.slice(1)));
  expect(anchors.filter((anchor) => !ids.includes(anchor ?? ''))).toEqual([]);
});

test('sans JavaScript, le formulaire dit le lien, et l’adresse se partage', async ({
  page,
}) => {
  await page.goto(`${TREE}/lien`);
  await page.getByRole('combobox', { name: 'Première personne' }).selectOption('ali');
  await page.getByRole('combobox', { name: 'Seconde personne' }).selectOption('muhammad');
  await page.getByRole('button', { name: /Comment sont-ils parents/ }).click();
  await expect(page).toHaveURL(`${TREE}/lien?de=ali&a=muhammad`);
  const said = page.getByRole('heading', { level: 2 });
  await expect(said.first()).toHaveText('Alî est le cousin germain de Muhammad.');
  await expect(said.filter({ hasText: 'gendre' })).toHaveCount(1);
});

test('la même personne deux fois, ou une inconnue, a sa phrase', async ({ page }) => {
  await page.goto(`${TREE}/lien?de=ali&a=ali`);
  await expect(page.getByText(/C’est la même personne/)).toBeVisible();
  await page.goto(`${TREE}/lien?de=ali&a=personne`);
  await expect(page.getByText(/Choisissez deux personnes pour savoir/)).toBeVisible();
});

test('la fiche de Halîma dit le lait, et aucun lien de sang', async ({ page }) => {
  await page.goto(`${TREE}/halima`);
  await expect(page.getByText('Fils de lait')).toBeVisible();
  await expect(page.getByText(/sans en faire des parents par le sang/)).toBeVisible();
});

test('une personne nommée dans un épisode renvoie à la seconde', async ({ page }) => {
  await page.goto(`${TREE}/khadija`);
  const moment = page.getByRole('link', { name: /^Écouter à/ }).first();
  await expect(moment).toHaveAttribute('href', /^\/episodes\/.+\?t=\d+$/);
});

test('une fiche mène aux événements de la frise où la personne a part', async ({ page }) => {
  await page.goto(`${TREE}/khadija`);
  const events = page.getByRole('region', { name: 'Sur la frise' });
  await expect(events.getByRole('link').first()).toHaveAttribute(
    'href',
    /^\/outils\/frise\/.+/,
  );
  await events.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator(`a[href="${TREE}/khadija"]`).first()).toBeVisible();
});

test('la légende nomme la seule union dessinée d’une génération à l’autre', async ({
  page,
}) => {
  await page.goto(TREE);
  const legend = page.getByRole('list', { name: 'Légende' });
  await expect(legend).toContainText('Union d’une génération à l’autre');
  await expect(legend).toContainText('Umar et Umm Kulthûm bint Alî');
});

test('une filiation discutée a son mot sur la fiche, et l’adoption aussi', async ({ page }) => {
  await page.goto(`${TREE}/ruqayya`);
  await expect(page.getByText(/^Filiation discutée\./)).toBeVisible();
  await page.goto(`${TREE}/zayd-haritha`);
  await expect(page.getByText('Père adoptif')).toBeVisible();
  await expect(page.getByText(/sans en faire des parents par le sang/)).toBeVisible();
});

test('une personne sans parents connus garde sa sœur', async ({ page }) => {
  await page.goto(`${TREE}/maymuna`);
  const siblings = page.getByRole('region', { name: 'Frères et sœurs' });
  await expect(siblings).toContainText('dont les parents ne figurent pas dans cet arbre');
  await expect(siblings.getByRole('link', { name: /Umm al-Fadl/ })).toBeVisible();
});

test('chaque fiche a une image à partager, à son nom', async ({ request }) => {
  test.setTimeout(180_000);
  const broken: string[] = [];
  for (const { id } of people) {
    const html = await (await request.get(`${TREE}/${id}`)).text();
    const [, address = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
    const path = address === '' ? '' : new URL(address).pathname;
    const picture = path === '' ? null : await request.get(path);
    if (!path.includes(id) || picture?.headers()['content-type'] !== 'image/jpeg')
      broken.push(`${id} : ${address}`);
  }
  expect(broken).toEqual([]);
});
