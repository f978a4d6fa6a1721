import type { Page } from '@playwright/test';
import {
  perform,
  waitUntilIdle,
  tapOn,
  type Gesture,
} from '@/tests/bench/interactions/gestures';

export interface Interaction {
  readonly name: string;
  readonly label: string;
  readonly address: string;
  /** Number of measures in one page. */
  readonly samplesPerPage: number;
  /** Brings the page to the state in which the interaction begins. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** Undoes the previous interaction, and returns the next gesture. */
  readonly nextGesture: (page: Page, index: number) => Promise<Gesture>;
}

const MAP_PATH = '/outils/carte-interactive/arabie';
const CONTROL_PATH = '/temoin';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const pressKey = (name: string): Promise<Gesture> =>
  Promise.resolve({ kind: 'key', key: name });

/** Seven interactions with a limit, three without (in brackets), and a control that depends on the machine alone. */
export const INTERACTIONS: readonly Interaction[] = [
  {
    name: 'temoin',
    label: 'témoin (un bouton nu)',
    address: CONTROL_PATH,
    samplesPerPage: 4,
    nextGesture: (page) => tapOn(page.locator('button')),
  },
  {
    name: 'ecouter',
    label: 'écouter (accueil)',
    address: '/',
    samplesPerPage: 1,
    nextGesture: (page) => tapOn(button(page, 'Dernier épisode')),
  },
  {
    name: 'menu',
    label: 'ouvrir le menu',
    address: '/',
    samplesPerPage: 2,
    async nextGesture(page) {
      const closeButton = button(page, 'Fermer le menu');
      if (await closeButton.isVisible()) await perform(page, await tapOn(closeButton));
      return tapOn(button(page, 'Ouvrir le menu'));
    },
  },
  {
    name: 'outil',
    label: 'ouvrir une fiche d’outil',
    address: '/outils',
    samplesPerPage: 3,
    nextGesture: (page, index) =>
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
    address: MAP_PATH,
    samplesPerPage: 3,
    prepare: (page) => page.locator('button[data-place]').first().waitFor(),
    nextGesture: tapOnMarker,
  },
  {
    name: 'reponse',
    label: 'répondre à une question',
    address: '/outils/quizz',
    samplesPerPage: 8,
    async prepare(page) {
      await button(page, /Par thème/).click();
      await page.getByRole('combobox', { name: 'Thème' }).selectOption('Personnages');
      await page.getByRole('combobox', { name: 'Difficulté' }).selectOption('Facile');
      await button(page, 'Commencer').click();
    },
    nextGesture: (page, index) =>
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
    address: MAP_PATH,
    samplesPerPage: 6,
    async prepare(page) {
      await page.locator('button[data-place]').first().waitFor();
      await page.getByRole('searchbox').focus();
    },
    nextGesture: (_, index) => pressKey('medine'.charAt(index)),
  },
  {
    name: 'trouver',
    label: 'écrire dans la recherche du site',
    address: '/about',
    samplesPerPage: 7,
    async prepare(page) {
      await page.getByRole('banner').getByRole('button', { name: 'Rechercher' }).click();
      await page.getByRole('combobox', { name: 'Rechercher sur le site' }).focus();
      await waitUntilIdle(page);
    },
    nextGesture: (_, index) => pressKey('khadija'.charAt(index)),
  },
  {
    name: 'options',
    label: '(options du lecteur)',
    address: '/',
    samplesPerPage: 1,
    prepare: startListening,
    nextGesture: (page) => tapOn(button(page, 'Plus d’options')),
  },
  {
    name: 'fermer',
    label: '(fermer le lecteur)',
    address: '/',
    samplesPerPage: 1,
    prepare: startListening,
    nextGesture: (page) => tapOn(button(page, 'Fermer le lecteur')),
  },
  {
    name: 'chronologie',
    label: '(touches de la chronologie)',
    address: `${MAP_PATH}?chronologie=1`,
    samplesPerPage: 6,
    async prepare(page) {
      await page.locator('button[data-place]').first().waitFor();
      await page.getByRole('slider', { name: 'Année' }).focus();
    },
    nextGesture: () => pressKey('ArrowRight'),
  },
];

/** Serves the control: a page with a single button that changes its colour. */
export const serveControl = (page: Page): Promise<unknown> =>
  page.route(`**${CONTROL_PATH}`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="fr"><meta name="viewport" content="width=device-width"><title>Témoin</title>
<button style="width:200px;height:60px" onclick="this.style.background=this.style.background?'':'gold'">Toucher</button>`,
    }),
  );

async function startListening(page: Page): Promise<void> {
  await button(page, 'Dernier épisode').click();
  await button(page, 'Plus d’options').waitFor();
  await waitUntilIdle(page);
}

/** Returns a tap on the pin of a marker that is neither covered nor current; each index selects another marker. */
async function tapOnMarker(page: Page, index: number): Promise<Gesture> {
  const points = await page.locator('button[data-place]').evaluateAll((markers) =>
    markers.flatMap((marker) => {
      const box = (marker.querySelector('span + span') ?? marker).getBoundingClientRect();
      const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      const topElement = document.elementFromPoint(point.x, point.y);
      const isFree = topElement !== null && marker.contains(topElement);
      return isFree && !marker.hasAttribute('aria-current') ? [point] : [];
    }),
  );
  const point = points[index % points.length];
  if (!point) throw new Error('Aucun repère n’est à découvert.');
  return { kind: 'tap', ...point };
}
