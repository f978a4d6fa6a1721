import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import PersonPage, {
  generateMetadata,
  generateStaticParams,
} from '@/app/outils/arbre-genealogique/[personne]/page';
import KinshipPage from '@/app/outils/arbre-genealogique/lien/page';
import TreePage from '@/app/outils/arbre-genealogique/page';
import OutlinePage from '@/app/outils/arbre-genealogique/plan/page';
import { PlayerProvider } from '@/components/player/PlayerProvider.client';
import { sharePictures } from '@/lib/server/share-image/catalogue';
import { loadGenealogy } from '@/lib/server/content/genealogy/genealogy';

const TREE = '/outils/arbre-genealogique';
const { people, unions, links } = loadGenealogy().record;

const paramsOf = (personne: string) => ({ params: Promise.resolve({ personne }) });
const renderPage = (page: ReactNode): string =>
  renderToStaticMarkup(<PlayerProvider siteName="Essai">{page}</PlayerProvider>);

/** Puts a page's server-rendered HTML into the document, as a browser without script shows it. */
function showPage(page: ReactNode): void {
  document.body.innerHTML = renderPage(page);
}

const showPerson = async (id: string) => showPage(await PersonPage(paramsOf(id)));
const showKinship = async (query: { readonly de?: string; readonly a?: string }) =>
  showPage(await KinshipPage({ searchParams: Promise.resolve(query) }));
const elementsOf = (selector: string): readonly Element[] => [
  ...document.querySelectorAll(selector),
];

/** Lists parents, spouses and children of a person, from the record. */
const kinOf = (id: string): readonly string[] =>
  [
    ...people.flatMap((person) => (person.id === id ? [person.father, person.mother] : [])),
    ...unions.flatMap(({ husband, wife }) =>
      husband === id ? [wife] : wife === id ? [husband] : [],
    ),
    ...people.flatMap((person) =>
      person.father === id || person.mother === id ? [person.id] : [],
    ),
  ].filter((kinId) => kinId !== undefined);

describe('the page of a person', () => {
  it('exists for every person, and links to parents, spouses and children', async () => {
    const ids = generateStaticParams().map(({ personne }) => personne);
    expect(ids.toSorted()).toEqual(people.map(({ id }) => id).toSorted());
    for (const id of ids) {
      const pageHtml = renderPage(await PersonPage(paramsOf(id)));
      const missing = kinOf(id).filter(
        (kinId) => !pageHtml.includes(`href="${TREE}/${kinId}"`),
      );
      expect([id, missing]).toEqual([id, []]);
    }
  });

  it('announces a share picture of the person, which the site draws', async () => {
    for (const { id } of people) {
      const { openGraph } = await generateMetadata(paramsOf(id));
      const [image] = [openGraph?.images ?? []].flat();
      const path = typeof image === 'object' && 'url' in image ? String(image.url) : '';
      expect(path).toContain(id);
      expect(sharePictures().has(path)).toBe(true);
    }
  });

  it('presents milk kinship and adoption as such, not as blood', async () => {
    await showPerson('halima');
    expect(screen.getByText('Fils de lait')).toBeInTheDocument();
    expect(screen.getByText(/sans en faire des parents par le sang/)).toBeInTheDocument();
    await showPerson('zayd-haritha');
    expect(screen.getByText('Père adoptif')).toBeInTheDocument();
    expect(screen.getByText(/sans en faire des parents par le sang/)).toBeInTheDocument();
  });

  it('states that a filiation is disputed', async () => {
    await showPerson('ruqayya');
    expect(screen.getByText(/^Filiation discutée\./)).toBeInTheDocument();
  });

  it('lists the sister of a person whose parents are unknown', async () => {
    await showPerson('maymuna');
    const siblings = screen.getByRole('region', { name: 'Frères et sœurs' });
    expect(siblings).toHaveTextContent('dont les parents ne figurent pas dans cet arbre');
    expect(within(siblings).getByRole('link', { name: /Umm al-Fadl/ })).toBeInTheDocument();
  });

  it('states for a person without kin that no tie is known, and draws no chain', async () => {
    const personWithoutKin = people.find(
      ({ id }) =>
        kinOf(id).length === 0 && links.every(({ from, to }) => from !== id && to !== id),
    );
    await showPerson(personWithoutKin?.id ?? '');
    expect(
      screen.getByText(/^Aucun lien connu entre .+ et Muhammad dans cet arbre\.$/),
    ).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Voir le chemin' })).toBeNull();
  });

  it('links to the second of an episode that names the person, and to the person’s events', async () => {
    await showPerson('khadija');
    const [moment] = screen.getAllByRole('link', { name: /^Écouter à/ });
    expect(moment?.getAttribute('href')).toMatch(/^\/episodes\/.+\?t=[\d.]+$/);
    const events = screen.getByRole('region', { name: 'Sur la frise' });
    const [event] = within(events).getAllByRole('link');
    expect(event?.getAttribute('href')).toMatch(/^\/outils\/frise\/.+/);
  });
});

describe('the outline', () => {
  it('lists every person in full once, with cross-references to people in the list', async () => {
    showPage(await OutlinePage());
    const ids = elementsOf('[id^="personne-"]').map(({ id }) => id);
    expect(ids.toSorted()).toEqual(people.map(({ id }) => `personne-${id}`).toSorted());
    const anchors = elementsOf('a[href^="#personne-"]').map((link) =>
      link.getAttribute('href')?.slice(1),
    );
    expect(anchors.filter((anchor) => !ids.includes(anchor ?? ''))).toEqual([]);
  });
});

describe('the page of the tree', () => {
  it('draws every person once, and its legend names the union across two generations', () => {
    showPage(<TreePage />);
    const tree = screen.getByRole('region', { name: 'Arbre' });
    expect(tree.querySelectorAll('[data-person]')).toHaveLength(people.length);
    expect(tree.querySelectorAll('[data-person="halima"]')).toHaveLength(1);
    const legend = screen.getByRole('list', { name: 'Légende' });
    expect(legend).toHaveTextContent('Union d’une génération à l’autre');
    expect(legend).toHaveTextContent('Umar et Umm Kulthûm bint Alî');
  });
});

describe('the household on a phone', () => {
  it('is in the server’s HTML, before the list of the same people', () => {
    showPage(<TreePage />);
    const name = 'Le foyer de Muhammad';
    const household = screen.getByRole('region', { name: `${name}, dessiné` });
    const drawnIds = [...household.querySelectorAll('[data-person]')].map((card) =>
      card.getAttribute('data-person'),
    );
    expect(drawnIds).toEqual(expect.arrayContaining([...kinOf('muhammad')]));
    const list = screen.getByRole('region', { name });
    expect(household.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});

describe('the page of a kinship', () => {
  it('states each tie of two people', async () => {
    await showKinship({ de: 'ali', a: 'muhammad' });
    const headings = screen
      .getAllByRole('heading', { level: 2 })
      .map((heading) => heading.textContent);
    expect(headings[0]).toBe('Alî est le cousin germain de Muhammad.');
    expect(headings.filter((sentence) => sentence.includes('gendre'))).toHaveLength(1);
  });

  it('has a sentence for a pair of the same person, and for an unknown person', async () => {
    await showKinship({ de: 'ali', a: 'ali' });
    expect(screen.getByText(/C’est la même personne/)).toBeInTheDocument();
    await showKinship({ de: 'ali', a: 'personne' });
    expect(screen.getByText(/Choisissez deux personnes pour savoir/)).toBeInTheDocument();
  });
});
