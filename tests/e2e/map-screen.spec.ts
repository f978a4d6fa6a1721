import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { playerOn } from './playerPage';

const MAP = '/outils/carte-interactive/arabie';
const WIDE = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };

/** What a reader sees and does around the map. */
function screenOn(page: Page) {
  const panel = page.getByRole('complementary', { name: 'Lieux historiques' });
  const timeline = page.getByRole('group', { name: 'Chronologie' });
  return {
    map: page.getByRole('region', { name: 'Carte' }),
    panel,
    timeline,
    search: page.getByRole('searchbox', { name: 'Rechercher un lieu' }),
    year: timeline.getByRole('slider', { name: 'Année' }),
    place: (name: string) => panel.getByRole('heading', { level: 2, name, exact: true }),
    marker: (id: string) => page.locator(`button[data-place="${id}"]`),
    link: (id: string) => panel.locator(`a[data-list-place="${id}"]`),
    close: panel.getByRole('link', { name: 'Fermer la fiche' }),
    /** Waits until the stage has come. */
    ready: () => expect(page.locator('button[data-place]').first()).toBeAttached(),
    historyLength: () => page.evaluate(() => window.history.length),
    /** Where the picture of the stage is, in pixels of the window, once it is laid out. */
    async shown() {
      const picture = page.locator('[data-map="layer"]');
      await expect(picture).toHaveAttribute('style', /scale/);
      const box = await picture.boundingBox();
      if (!box) throw new Error('La carte n’est pas à l’écran.');
      return box;
    },
  };
}

async function expectNothingFound(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id} : ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
  expect(found).toEqual([]);
}

/** The query that the address has, decoded. */
const queryOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

test.describe('La carte, sur un grand écran', () => {
  test.use({ viewport: WIDE });

  test('dit ce qu’elle montre, avec ses trois chiffres', async ({ page }) => {
    await page.goto(MAP);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'L’Arabie au temps du Prophète',
    );
    const main = page.getByRole('main');
    await expect(main.getByText('1300+', { exact: true })).toBeVisible();
    await expect(main.getByText('années d’histoire')).toBeVisible();
    await expect(main.getByText('périodes', { exact: true })).toBeVisible();
    await expect(main.getByText('Batailles', { exact: true }).last()).toBeVisible();
  });

  test('liste huit lieux, puis les autres', async ({ page }) => {
    await page.goto(MAP);
    const { panel } = screenOn(page);
    await expect(panel.getByRole('link')).toHaveCount(8);
    await panel.getByText(/^\d+ lieux en plus \.\.\.$/).click();
    expect(await panel.getByRole('link').count()).toBeGreaterThan(40);
  });

  test('filtre la liste et les marqueurs, et l’écrit dans l’adresse', async ({ page }) => {
    await page.goto(MAP);
    const { ready, search, panel, marker } = screenOn(page);
    await ready();
    await page.getByRole('combobox', { name: 'Type' }).selectOption('Batailles');
    await search.fill('  BADR ');
    await expect(panel.getByRole('link', { name: /^Badr/ })).toBeVisible();
    await expect(marker('la-mecque')).toHaveCount(0);
    await expect(marker('badr')).toHaveCount(1);
    await expect.poll(() => queryOf(page)).toMatchObject({ type: 'batailles', q: '  BADR ' });
    await page.reload();
    await expect(search).toHaveValue('  BADR ');
    await expect(marker('la-mecque')).toHaveCount(0);
  });

  test('dit que rien ne correspond et garde le focus', async ({ page }) => {
    await page.goto(MAP);
    const { ready, search } = screenOn(page);
    await ready();
    await search.fill('atlantide');
    await expect(page.getByRole('status').filter({ hasText: 'Aucun lieu' })).toBeVisible();
    await expect(search).toBeFocused();
  });

  test('ouvre un lieu de la liste, et rend le focus à son lien', async ({ page }) => {
    await page.goto(MAP);
    const { ready, link, place, close } = screenOn(page);
    await ready();
    await link('marib').click();
    await expect(page).toHaveURL(new RegExp(`${MAP}/marib`));
    await expect(page).toHaveTitle(/Ma’rib/);
    await expect(place('Ma’rib')).toBeFocused();
    await close.click();
    await expect(page).toHaveURL(new RegExp(`${MAP}(\\?|$)`));
    await expect(link('marib')).toBeFocused();
  });

  test('ouvre un marqueur, et Échap lui rend le focus', async ({ page }) => {
    await page.goto(MAP);
    const { ready, marker, place, panel } = screenOn(page);
    await ready();
    await marker('badr').focus();
    await page.keyboard.press('Enter');
    await expect(place('Badr')).toBeFocused();
    await expect(panel.getByText('624 CE')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel.getByRole('heading', { name: 'Lieux historiques' })).toBeVisible();
    await expect(marker('badr')).toBeFocused();
  });

  test('ajoute une entrée à l’historique par lieu ouvert, aucune en fermant', async ({
    page,
  }) => {
    await page.goto(MAP);
    const { ready, marker, place, close, panel, historyLength } = screenOn(page);
    await ready();
    const start = await historyLength();
    for (const [id, name] of [
      ['badr', 'Badr'],
      ['uhud', 'Uhud'],
    ] as const) {
      await marker(id).dispatchEvent('click');
      await expect(place(name)).toBeVisible();
    }
    await marker('uhud').dispatchEvent('click');
    expect(await historyLength()).toBe(start + 2);
    await close.click();
    await expect(panel.getByRole('heading', { name: 'Lieux historiques' })).toBeVisible();
    expect(await historyLength()).toBe(start + 2);
  });

  test('suit « précédent » et « suivant » sans reconstruire la carte', async ({ page }) => {
    await page.goto(MAP);
    const { ready, map, marker, place, panel } = screenOn(page);
    await ready();
    const isMarked = map.locator('[data-marked="yes"]');
    await map
      .locator('button[data-place]')
      .first()
      .evaluate((element) => {
        const stage = element.parentElement?.parentElement;
        if (stage) stage.dataset.marked = 'yes';
      });
    await marker('badr').dispatchEvent('click');
    await expect(place('Badr')).toBeVisible();
    await marker('uhud').dispatchEvent('click');
    await expect(place('Uhud')).toBeVisible();
    await page.goBack();
    await expect(place('Badr')).toBeVisible();
    await page.goBack();
    await expect(panel.getByRole('heading', { name: 'Lieux historiques' })).toBeVisible();
    await page.goForward();
    await expect(place('Badr')).toBeVisible();
    await expect(isMarked).toHaveCount(1);
  });

  test('garde les filtres de chaque entrée de l’historique', async ({ page }) => {
    await page.goto(`${MAP}?type=batailles`);
    const { ready, marker, place, search } = screenOn(page);
    await ready();
    await marker('badr').dispatchEvent('click');
    await expect(place('Badr')).toBeVisible();
    await expect.poll(() => queryOf(page)).toMatchObject({ type: 'batailles' });
    await search.fill('uhud');
    await expect.poll(() => queryOf(page)).toMatchObject({ q: 'uhud' });
    await page.goBack();
    await expect(search).toHaveValue('');
    await expect(page.getByRole('combobox', { name: 'Type' })).toHaveValue('battles');
  });

  test('écrit moins de 20 fois en 10 secondes de mouvement, sans entrée nouvelle', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const replace = History.prototype.replaceState;
      History.prototype.replaceState = function count(...parameters) {
        const written = Number(document.documentElement.dataset.written ?? 0);
        document.documentElement.dataset.written = String(written + 1);
        return replace.apply(this, parameters);
      };
    });
    await page.goto(MAP);
    const { ready, map, historyLength } = screenOn(page);
    await ready();
    await map.scrollIntoViewIfNeeded();
    const written = () =>
      page.evaluate(() => Number(document.documentElement.dataset.written ?? 0));
    const [before, entries] = [await written(), await historyLength()];
    const box = await map.boundingBox();
    if (!box) throw new Error('La carte n’est pas à l’écran.');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    const end = Date.now() + 10_000;
    for (let turn = 0; Date.now() < end; turn += 1) {
      await page.mouse.wheel(0, turn % 20 < 10 ? -60 : 60);
    }
    const writes = (await written()) - before;
    expect(writes).toBeGreaterThan(0);
    expect(writes).toBeLessThanOrEqual(20);
    expect(await historyLength()).toBe(entries);
  });

  test('retrouve la même vue au rechargement', async ({ page }) => {
    await page.goto(`${MAP}?vue=40,50,2`);
    const { ready, shown } = screenOn(page);
    await ready();
    const before = await shown();
    expect(before.width / 1500).toBeCloseTo(2, 2);
    await page.reload();
    await ready();
    const after = await shown();
    expect(Math.abs(after.x - before.x)).toBeLessThanOrEqual(1);
    expect(Math.abs(after.width / before.width - 1)).toBeLessThanOrEqual(0.005);
  });

  for (const view of ['a,b,c', '999,999,999', '-5,-5,0', '1,2', '%', 'NaN,NaN,NaN']) {
    test(`n’est jamais vide, même à l’adresse vue=${view}`, async ({ page }) => {
      await page.goto(`${MAP}?vue=${encodeURIComponent(view)}`);
      const { ready, shown, map } = screenOn(page);
      await ready();
      const [image, box] = [await shown(), await map.boundingBox()];
      if (!box) throw new Error('La carte n’est pas à l’écran.');
      expect(image.width).toBeGreaterThanOrEqual(0.8 * 1500 - 1);
      expect(image.width).toBeLessThanOrEqual(3 * 1500 + 1);
      expect(image.x).toBeLessThanOrEqual(box.x + 1);
      expect(image.x + image.width).toBeGreaterThanOrEqual(box.x + box.width - 1);
    });
  }

  test('ne se plaint de rien, ni d’une requête ni de la politique de contenu', async ({
    page,
  }) => {
    const complaints: string[] = [];
    page.on('pageerror', ({ message }) => complaints.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    await page.goto(`${MAP}/badr?q=ba&type=batailles&chronologie=1&annee=625&vue=40,50,2`);
    const { ready, search } = screenOn(page);
    await ready();
    await expect(search).toHaveValue('ba');
    await page.waitForLoadState('networkidle');
    expect(complaints).toEqual([]);
  });

  test('cherche ses gestes et ses ressorts pour cette page seule', async ({ page }) => {
    const scripts: string[] = [];
    page.on('response', async (response) => {
      if (response.request().resourceType() === 'script') scripts.push(await response.text());
    });
    const hasGestures = () => scripts.some((text) => text.includes('setPointerCapture'));
    await page.goto('/about', { waitUntil: 'networkidle' });
    expect(hasGestures()).toBe(false);
    await page.goto(MAP);
    await screenOn(page).ready();
    await expect.poll(hasGestures).toBe(true);
  });

  test('reste utilisable quand son image ne vient pas', async ({ page }) => {
    await page.route('**/maps/arabie/map.jpg', (route) => route.abort());
    const fallback = page.waitForRequest('**/assets/map.jpg');
    await page.goto(MAP);
    await fallback;
    await expect(page.getByText('L’image de la carte n’a pas pu être chargée.')).toBeVisible();
    const { link, place } = screenOn(page);
    await link('marib').click();
    await expect(place('Ma’rib')).toBeVisible();
  });
});

test.describe('La chronologie', () => {
  test.use({ viewport: WIDE });

  test('part de 609, joue jusqu’à 630 et s’arrête', async ({ page }) => {
    await page.goto(MAP);
    const { ready, timeline, year, marker } = screenOn(page);
    await ready();
    await page.getByRole('checkbox', { name: 'Mode chronologie' }).check();
    await expect(timeline.getByText('609 ap. J.-C.').first()).toBeVisible();
    await expect(timeline.getByText('630 ap. J.-C.')).toBeVisible();
    await expect(year).toHaveValue('609');
    await expect(marker('badr')).toHaveCount(0);
    await timeline.getByRole('button', { name: 'Lecture' }).click();
    await expect(timeline.getByRole('button', { name: 'Pause' })).toBeVisible();
    await expect(year).toHaveValue('630');
    await expect(timeline.getByRole('button', { name: 'Lecture' })).toBeVisible();
    await expect(marker('badr')).toHaveCount(1);
  });

  test('se partage par l’adresse, bornée', async ({ page }) => {
    await page.goto(`${MAP}?chronologie=1&annee=622`);
    const { year } = screenOn(page);
    await expect(year).toHaveValue('622');
    await expect(year).toHaveAttribute('aria-valuetext', /^622, .*Médine/);
    await page.goto(`${MAP}?chronologie=1&annee=1453`);
    await expect(year).toHaveValue('630');
  });

  test('s’arrête quand on quitte la page', async ({ page }) => {
    await page.goto(`${MAP}?chronologie=1`);
    const { ready, timeline } = screenOn(page);
    await ready();
    await timeline.getByRole('button', { name: 'Lecture' }).click();
    await page
      .getByRole('navigation', { name: 'Navigation principale' })
      .getByRole('link', { name: 'A propos' })
      .click();
    await expect(page).toHaveURL('/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL('/about');
  });
});

test.describe('Le plein écran', () => {
  test.use({ viewport: WIDE });

  test('remplit la fenêtre, sans légende, et rend le focus en sortant', async ({ page }) => {
    await page.goto(MAP);
    const { ready, map } = screenOn(page);
    await ready();
    await page.getByRole('button', { name: 'Plein écran' }).click();
    const leave = page.getByRole('button', { name: 'Quitter le plein écran' });
    await expect(leave).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Navigation principale' })).toBeHidden();
    await expect.poll(async () => (await map.boundingBox())?.height).toBeGreaterThan(700);
    await expect(page.locator('dl').getByText('Batailles', { exact: true })).toBeHidden();
    await leave.click();
    await expect(page.getByRole('button', { name: 'Plein écran' })).toBeFocused();
  });

  test('se quitte par Échap, une fois la fiche fermée', async ({ page }) => {
    await page.addInitScript(() => {
      // The browser's own fullscreen has an Escape of its own; here it is refused, as on a tablet.
      Element.prototype.requestFullscreen = () => Promise.reject(new Error('refusé'));
    });
    await page.goto(`${MAP}/badr`);
    const { ready, panel } = screenOn(page);
    await ready();
    await page.getByRole('button', { name: 'Plein écran' }).click();
    await page.keyboard.press('Escape');
    await expect(panel.getByRole('heading', { name: 'Lieux historiques' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Quitter le plein écran' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Plein écran' })).toBeVisible();
  });

  test('laisse le lecteur visible et utilisable', async ({ page }) => {
    await page.goto(`${MAP}/badr`);
    const { ready, panel } = screenOn(page);
    await ready();
    await panel.getByRole('button', { name: 'Badr, Uhud, le Fossé' }).click();
    await page.getByRole('button', { name: 'Plein écran' }).click();
    const player = playerOn(page);
    await expect(player.region).toBeInViewport({ ratio: 1 });
    await player.toggle('Pause').click();
    await expect(player.toggle('Lecture')).toBeVisible();
  });

  test('est recalculé quand la fenêtre change de largeur', async ({ page }) => {
    await page.goto(MAP);
    const { ready, map } = screenOn(page);
    await ready();
    await page.setViewportSize(PHONE);
    await expect.poll(async () => (await map.boundingBox())?.width).toBe(PHONE.width);
    await expect(page.getByRole('button', { name: /plein écran/i })).toBeHidden();
    await page.setViewportSize(WIDE);
    await expect(page.getByRole('button', { name: 'Plein écran' })).toBeVisible();
  });
});

test.describe('La carte, sur un téléphone', () => {
  test.use({ viewport: PHONE });

  test('remplit la fenêtre, avec un chemin de retour', async ({ page }) => {
    await page.goto(MAP);
    const { ready, map } = screenOn(page);
    await ready();
    const box = await map.boundingBox();
    expect(box?.width).toBe(PHONE.width);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(PHONE.height);
    await page.getByRole('link', { name: 'Retour aux outils' }).click();
    await expect(page).toHaveURL('/outils');
  });

  test('la liste vient d’en bas, mène à un lieu et revient', async ({ page }) => {
    await page.goto(MAP);
    const { ready, panel, link, place, close } = screenOn(page);
    await ready();
    await expect(panel).toBeHidden();
    await page.getByRole('button', { name: 'Liste des lieux' }).click();
    await expect(link('marib')).toBeInViewport();
    await link('marib').click();
    await expect(place('Ma’rib')).toBeFocused();
    await close.click();
    await expect(link('marib')).toBeFocused();
    await panel.getByRole('button', { name: 'Fermer la liste' }).click();
    await expect(panel).toBeHidden();
    await expect(page.getByRole('button', { name: 'Liste des lieux' })).toBeFocused();
  });

  test('les filtres se déplient', async ({ page }) => {
    await page.goto(MAP);
    await screenOn(page).ready();
    const period = page.getByRole('combobox', { name: 'Période' });
    await expect(period).toBeHidden();
    await page.getByRole('button', { name: 'Filtres' }).click();
    await expect(period).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Mode chronologie' })).toBeVisible();
  });
});

test.describe('Sans JavaScript', () => {
  for (const viewport of [PHONE, WIDE]) {
    test.describe(`à ${viewport.width} pixels`, () => {
      test.use({ javaScriptEnabled: false, viewport });

      test('la carte et sa liste se lisent', async ({ page }) => {
        await page.goto(MAP);
        const image = page.getByRole('img', { name: /^Carte/ });
        await expect(image).toBeVisible();
        await expect(image).toHaveAttribute('src', '/maps/arabie/map.jpg');
        await expect(image).toHaveAttribute('width', '1500');
        const { panel } = screenOn(page);
        await panel.getByText(/lieux en plus/).click();
        await panel.getByRole('link', { name: /^Badr/ }).click();
        await expect(page).toHaveURL(`${MAP}/badr`);
      });

      test('un lieu est complet', async ({ page }) => {
        await page.goto(`${MAP}/badr`);
        const { panel, place, close } = screenOn(page);
        await expect(place('Badr')).toBeVisible();
        await expect(panel.locator('[lang="ar"][dir="rtl"]')).toHaveText(/\p{Script=Arabic}/u);
        for (const name of [
          'Période',
          'Description',
          'Signification historique',
          'Evénements clefs',
        ]) {
          await expect(panel.getByRole('heading', { name, exact: true })).toBeVisible();
        }
        await expect(panel).toContainText('Bataille');
        await expect(panel).toContainText('624 CE');
        await close.click();
        await expect(page).toHaveURL(MAP);
      });
    });
  }
});

test.describe('Les adresses des cartes', () => {
  for (const path of ['/outils/carte-interactive/atlantide', `${MAP}/atlantide`]) {
    test(`${path} n’existe pas : page 404 complète, avec les cartes qui existent`, async ({
      request,
    }) => {
      const response = await request.get(path);
      expect(response.status()).toBe(404);
      const html = await response.text();
      expect(html).toContain('Cette page est introuvable');
      expect(html).toContain(`href="${MAP}"`);
      expect(html).toContain('href="/outils/carte-interactive/medine"');
    });
  }

  test('une adresse canonique ne porte pas de requête', async ({ page }) => {
    await page.goto(`${MAP}/badr?q=badr&annee=624`);
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveAttribute('href', new RegExp(`${MAP}/badr$`));
  });

  for (const id of ['arabie', 'medine']) {
    test(`/maps/${id}/manifest.json a la forme attendue`, async ({ request }) => {
      const response = await request.get(`/maps/${id}/manifest.json`);
      expect(response.headers()['content-type']).toContain('application/json');
      const manifest = await response.json();
      expect(Object.keys(manifest).sort()).toEqual(['description', 'periods', 'pois', 'title']);
      for (const poi of manifest.pois) {
        expect(Object.keys(poi).sort()).toEqual([
          'coordinates',
          'description',
          'empire',
          'facts',
          'id',
          'imageUrl',
          'name',
          'period',
          'significance',
          'type',
          'year',
        ]);
        expect((await request.get(poi.imageUrl)).status()).toBe(200);
      }
    });
  }
});

test.describe('Axe ne trouve rien', () => {
  test.use({ reducedMotion: 'reduce' });

  for (const viewport of [PHONE, WIDE]) {
    test.describe(`à ${viewport.width} pixels`, () => {
      test.use({ viewport });

      for (const [state, path] of [
        ['la fiche fermée', MAP],
        ['la fiche ouverte', `${MAP}/badr`],
        ['la chronologie', `${MAP}?chronologie=1&annee=624`],
      ] as const) {
        test(`avec ${state}`, async ({ page }) => {
          await page.goto(path);
          await screenOn(page).ready();
          await expectNothingFound(page);
        });
      }
    });
  }

  test.describe('en plein écran', () => {
    test.use({ viewport: WIDE });

    test('à 1280 pixels', async ({ page }) => {
      await page.goto(MAP);
      await screenOn(page).ready();
      await page.getByRole('button', { name: 'Plein écran' }).click();
      await expect(page.getByRole('button', { name: 'Quitter le plein écran' })).toBeVisible();
      await expectNothingFound(page);
    });
  });

  test.describe('sur un téléphone', () => {
    test.use({ viewport: PHONE });

    test('la liste ouverte', async ({ page }) => {
      await page.goto(MAP);
      await screenOn(page).ready();
      await page.getByRole('button', { name: 'Liste des lieux' }).click();
      await expectNothingFound(page);
    });
  });
});
