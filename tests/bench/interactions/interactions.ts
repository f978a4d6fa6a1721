import type { Page } from '@playwright/test';
import { perform, quiet, tapOn, type Gesture } from '@/tests/bench/interactions/gestures';

export interface Interaction {
  readonly name: string;
  readonly label: string;
  readonly address: string;
  /** Number of measures in one page. */
  readonly times: number;
  /** Brings the page to the state in which the interaction begins. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** Undoes the previous interaction, and returns the next gesture. */
  readonly aim: (page: Page, index: number) => Promise<Gesture>;
}

const MAP = '/outils/carte-interactive/arabie';
const CONTROL = '/temoin';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const key = (name: string): Promise<Gesture> => Promise.resolve({ kind: 'key', key: name });

/** Seven interactions with a limit, three without (in brackets), and a control that depends on the machine alone. */
export const INTERACTIONS: readonly Interaction[] = [
  {
    name: 'temoin',
    label: 'témoin (un bouton nu)',
    address: CONTROL,
    times: 4,
    aim: (page) => tapOn(page.locator('button')),
  },
  {
    name: 'ecouter',
    label: 'écouter (accueil)',
    address: '/',
    times: 1,
    aim: (page) => tapOn(button(page, 'Dernier épisode')),
  },
  {
    name: 'menu',
    label: 'ouvrir le menu',
    address: '/',
    times: 2,
    async aim(page) {
      const close = button(page, 'Fermer le menu');
      if (await close.isVisible()) await perform(page, await tapOn(close));
      return tapOn(button(page, 'Ouvrir le menu'));
    },
  },
  {
    name: 'outil',
    label: 'ouvrir une fiche d’outil',
    address: '/outils',
    times: 3,
    aim: (page, index) =>
      tapOn(
        page
          .getByRole('article')
          .nth(index)
          .getByRole('button', { name: /savoir plus/ }),
      ),
  },
  {
    name: 'repere',
    label: 'choisir un repère',
    address: MAP,
    times: 3,
    prepare: (page) => page.locator('button[data-place]').first().waitFor(),
    aim: tapOnMarker,
  },
  {
    name: 'reponse',
    label: 'répondre à une question',
    address: '/outils/quizz',
    times: 8,
    async prepare(page) {
      await button(page, /Par thème/).click();
      await page.getByRole('combobox', { name: 'Thème' }).selectOption('Personnages');
      await page.getByRole('combobox', { name: 'Difficulté' }).selectOption('Facile');
      await button(page, 'Commencer').click();
    },
    aim: (page, index) =>
      tapOn(
        page
          .getByRole('main')
          .getByRole('group')
          .getByRole('button')
          .nth(index % 4),
      ),
  },
  {
    name: 'chercher',
    label: 'écrire dans la recherche de la carte',
    address: MAP,
    times: 6,
    async prepare(page) {
      await page.locator('button[data-place]').first().waitFor();
      await page.getByRole('searchbox').focus();
    },
    aim: (_, index) => key('medine'.charAt(index)),
  },
  {
    name: 'trouver',
    label: 'écrire dans la recherche du site',
    address: '/about',
    times: 7,
    async prepare(page) {
      await page.getByRole('banner').getByRole('button', { name: 'Rechercher' }).click();
      await page.getByRole('combobox', { name: 'Rechercher sur le site' }).focus();
      await quiet(page);
    },
    aim: (_, index) => key('khadija'.charAt(index)),
  },
  {
    name: 'options',
    label: '(options du lecteur)',
    address: '/',
    times: 1,
    prepare: listen,
    aim: (page) => tapOn(button(page, 'Plus d’options')),
  },
  {
    name: 'fermer',
    label: '(fermer le lecteur)',
    address: '/',
    times: 1,
    prepare: listen,
    aim: (page) => tapOn(button(page, 'Fermer le lecteur')),
  },
  {
    name: 'chronologie',
    label: '(touches de la chronologie)',
    address: `${MAP}?chronologie=1`,
    times: 6,
    async prepare(page) {
      await page.locator('button[data-place]').first().waitFor();
      await page.getByRole('slider', { name: 'Année' }).focus();
    },
    aim: () => key('ArrowRight'),
  },
];

/** Serves the control: a page with a single button that changes its colour. */
export const serveControl = (page: Page): Promise<unknown> =>
  page.route(`**${CONTROL}`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="fr"><meta name="viewport" content="width=device-width"><title>Témoin</title>
<button style="width:200px;height:60px" onclick="this.style.background=this.style.background?'':'gold'">Toucher</button>`,
    }),
  );

async function listen(page: Page): Promise<void> {
  await button(page, 'Dernier épisode').click();
  await button(page, 'Plus d’options').waitFor();
  await quiet(page);
}

/** Returns a tap on the pin of a marker that is neither covered nor current; each index selects another marker. */
async function tapOnMarker(page: Page, index: number): Promise<Gesture> {
  const points = await page.locator('button[data-place]').evaluateAll((markers) =>
    markers.flatMap((marker) => {
      const box = (marker.querySelector('span + span') ?? marker).getBoundingClientRect();
      const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      const top = document.elementFromPoint(point.x, point.y);
      const isFree = top !== null && marker.contains(top);
      return isFree && !marker.hasAttribute('aria-current') ? [point] : [];
    }),
  );
  const point = points[index % points.length];
  if (!point) throw new Error('Aucun repère n’est à découvert.');
  return { kind: 'tap', ...point };
}
