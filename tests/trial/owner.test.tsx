/** @jest-environment node */
import { execFile, execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { checkContent } from '@/lib/server/content/loadContent';
import { loadGenealogy } from '@/lib/server/content/genealogy/genealogy';
import { findEntry } from '@/lib/server/content/timeline/timeline';
import { builtInXml } from '@/lib/server/feed/builtIn';
import { pages } from '@/tests/trial/pages';
import {
  copyProject,
  readmeExamples,
  testsOfContent,
  type Json,
} from '@/tests/trial/projectCopy';

jest.mock('next/navigation', () => ({
  usePathname: () => '/',
  useRouter: () => ({}),
  useSelectedLayoutSegment: () => null,
  useSearchParams: () => new URLSearchParams(),
  notFound: () => {
    throw new Error('Page introuvable');
  },
}));

interface Telling extends Json {
  readonly citations?: readonly { readonly slug: string }[];
}

interface MapFile {
  readonly places: readonly Json[];
  readonly timeline: { readonly from: number; readonly to: number };
}

/** In the format of content's dates. */
const TODAY = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  day: '2-digit',
  year: 'numeric',
  timeZone: 'UTC',
}).format();

const NEW_EPISODE = 'episode-12-apres-le-prophete';
const EMAIL = 'bonjour@mon-podcast.example';

const { episode, place, person, question, event, relative, path } = readmeExamples();
const copy = copyProject();
const [map = ''] = copy.names('maps');
const mapId = map.replace('.json', '');
const [removed = '', redated = ''] = copy.names('episodes');
const removedSlug = removed.replace('.json', '');
const removedTitle = copy.read<{ shortTitle: string }>(`episodes/${removed}`).shortTitle;

/** Makes the changes of an ordinary day, with the examples of content/README.md. */
function changeContent() {
  copy.write(`episodes/${NEW_EPISODE}.json`, {
    ...episode,
    date: TODAY,
    chapters: [
      {
        title: 'Un vendredi de juin',
        paragraphs: [
          [
            `Une phrase sur [un lieu](lieu:${String(place.id)}) et [quelqu’un](personne:${String(person.id)}).`,
          ],
        ],
      },
    ],
  });
  copy.change<MapFile>(`maps/${map}`, (record) => ({
    ...record,
    places: [...record.places, place],
  }));
  copy.change<Json[]>('people.json', (people) => [...people, person]);
  copy.write('quiz/les-miennes.json', [{ ...question, place: place.id, episode: NEW_EPISODE }]);
  copy.change<Json>(`episodes/${redated}`, (record) => ({ ...record, date: 'May 02, 2001' }));
  copy.change<Json>('site.json', (site) => ({ ...site, email: EMAIL }));
  copy.remove(`episodes/${removed}`);
  copy.remove(`classroom/${removed}`);
  copy.change<readonly Json[]>('timeline/events.json', (events) => [...events, event]);
  copy.change<{ readonly people: readonly Json[] }>('genealogy.json', (tree) => ({
    ...tree,
    people: [...tree.people, relative],
  }));
  copy.write('paths/le-mien.json', path);
  removeReferences();
  dateTexts();
}

/** Dates the changed texts, as content/README.md asks: `npm run dates`. */
function dateTexts() {
  execFileSync(
    process.execPath,
    [
      '--conditions=react-server',
      '--import',
      'tsx',
      join(copy.project, 'scripts/write-dates.ts'),
    ],
    {
      cwd: copy.root,
      env: { ...process.env, TSX_TSCONFIG_PATH: join(copy.project, 'tsconfig.json') },
    },
  );
}

/** Lists the steps of a path's record. */
const stepsOf = ({ steps }: Json): readonly { readonly text: string }[] =>
  Array.isArray(steps) ? steps : [];

/** Removes the references to the removed episode, as `npm run check:content` asks. */
function removeReferences() {
  for (const name of copy.names('quiz'))
    copy.change<Json[]>(`quiz/${name}`, (questions) =>
      questions.map(({ episode: about, quote, ...rest }) =>
        about === removedSlug ? rest : { ...rest, episode: about, quote },
      ),
    );
  for (const name of ['events', 'spans'])
    copy.change<readonly Telling[]>(`timeline/${name}.json`, (entries) =>
      entries.map(({ citations = [], ...entry }) => ({
        ...entry,
        citations: citations.filter(({ slug }) => slug !== removedSlug),
      })),
    );
  for (const name of copy.names('paths'))
    copy.change<{ readonly steps: readonly Json[] }>(`paths/${name}`, (record) => ({
      ...record,
      steps: record.steps.filter(
        ({ episode: heard, sheet }) => heard !== removedSlug && sheet !== removedSlug,
      ),
    }));
  for (const name of copy.names('documents'))
    copy.change<{ readonly episodes: readonly string[] }>(`documents/${name}`, (document) => ({
      ...document,
      episodes: document.episodes.map((slug) => (slug === removedSlug ? NEW_EPISODE : slug)),
    }));
}

const workIn = (root: string) => jest.spyOn(process, 'cwd').mockReturnValue(root);

beforeAll(changeContent);
afterEach(() => jest.restoreAllMocks());
afterAll(copy.delete);

describe('what an owner adds, changes and removes', () => {
  beforeEach(() => workIn(copy.root));

  it('is valid', () => {
    expect(checkContent()).toEqual([]);
  });

  it('is on the home page, in the list and in the feed: the new episode first', async () => {
    const title = String(episode.shortTitle);
    for (const html of [pages.home(), await pages.list(), builtInXml()]) {
      expect(html).toContain(title);
      expect(html).not.toContain(removedSlug);
    }
    expect((await pages.list()).match(/id="titre-[^"]+"/)?.[0]).toBe(
      `id="titre-${NEW_EPISODE}"`,
    );
    expect(pages.episodes()).toContain(NEW_EPISODE);
    expect(pages.episodes()).not.toContain(removedSlug);
    expect(await pages.list()).not.toContain(removedTitle);
  });

  it('has its page, which leads to the new place and names the new person', async () => {
    const html = await pages.episode(NEW_EPISODE);
    expect(html).toContain(`/outils/carte-interactive/${mapId}/${String(place.id)}`);
    expect(html).toContain(String(person.name));
    expect(html).toContain('/covers/default.jpg');
  });

  it('is on the map: the new place has its page', async () => {
    const html = await pages.place(mapId, String(place.id));
    expect(html).toContain(String(place.name));
    expect(html).toContain(String(place.arabicName));
  });

  it('is a path: it has its page, the list and the home page lead to it', async () => {
    const html = await pages.path('le-mien');
    for (const { text } of stepsOf(path)) expect(html).toContain(text);
    for (const list of [pages.paths(), pages.home()]) {
      expect(list).toContain('/parcours/le-mien');
      expect(list).toContain(String(path.title));
    }
  });

  it('is on the timeline and in the tree', () => {
    expect(findEntry(String(event.id))?.title).toBe(event.title);
    expect(loadGenealogy().people.get(String(relative.id))?.name).toBe(person.name);
  });

  it('is in the quiz, on the contact page and under its new date', async () => {
    expect(await pages.questions()).toContain(String(question.explanation));
    expect(pages.quiz()).toContain(String(question.theme));
    expect(pages.contact()).toContain(`mailto:${EMAIL}`);
    expect(await pages.episode(redated.replace('.json', ''))).toContain('2001-05-02');
    await expect(pages.episode(removedSlug)).rejects.toThrow('introuvable');
  });

  it('breaks no test that reads content, except the facts of the seed', async () => {
    const { project, root } = copy;
    jest.restoreAllMocks();
    const { stderr } = await promisify(execFile)(
      process.execPath,
      [
        join(project, 'node_modules/jest/bin/jest.js'),
        ...['--rootDir', project, '--config', join(project, 'jest.config.mjs')],
        ...['--testTimeout', '60000', '--runTestsByPath', ...testsOfContent(project)],
      ],
      { cwd: root, maxBuffer: 2 ** 26 },
    ).catch((error: { stderr: string }) => error);
    expect([...stderr.matchAll(/^ +● .*/gm)].map(([line]) => line)).toEqual([]);
    expect(stderr).toMatch(/^Tests: +\d{3,} passed, \d+ total$/m);
  }, 900_000);
});

describe('what an owner gets wrong', () => {
  it('is reported all at once, each with its file, its field and what is expected', () => {
    const broken = copyProject();
    const [first = '', second = '', third = ''] = broken.names('episodes');
    broken.change<Json>(`episodes/${first}`, (record) => ({
      ...record,
      date: '1er juin 2025',
    }));
    const { chapters } = broken.read<{ chapters: readonly Json[] }>(`episodes/${second}`);
    broken.change<Json>(`episodes/${second}`, (record) => ({
      ...record,
      imageUrl: '/covers/absente.jpg',
      periods: ['inconnue'],
      chapters: [
        ...chapters,
        {
          title: 'Un chapitre',
          paragraphs: [['[Là](lieu:atlantide), [elle](personne:personne), [ici](lieux:x).']],
        },
      ],
    }));
    broken.write(`episodes/${third}`, '…');
    broken.change<Json[]>('people.json', (people) => [person, person, ...people]);
    broken.change<MapFile>(`maps/${map}`, (record) => ({
      ...record,
      places: [...record.places, { ...place, longitude: 179, year: 1999, period: 'jamais' }],
    }));
    broken.write('quiz/les-miennes.json', [
      { ...question, episode: 'absent', place: 'absent', person: 'absente', event: 'absent' },
    ]);
    broken.change<readonly Json[]>('timeline/events.json', (events) => [
      ...events,
      { ...event, lane: 'absent', people: [], citations: [{ slug: 'absent', words: 'Rien' }] },
    ]);
    const [document = ''] = broken.names('documents');
    broken.change<Json>(`documents/${document}`, (record) => ({
      ...record,
      episodes: ['absent'],
      people: ['absente'],
    }));
    broken.change<{ readonly people: readonly Json[] }>('genealogy.json', (tree) => ({
      ...tree,
      people: [...tree.people, { ...relative, father: 'absent' }],
    }));
    broken.change<Json>('editorial.json', (editorial) => ({
      ...editorial,
      revised: '22/11/2026',
    }));
    const stepped = (...steps: readonly Json[]) => ({
      ...path,
      steps: steps.map((step) => ({ text: 'Un pas.', ...step })),
    });
    broken.write(
      'paths/le-mien.json',
      stepped({ place: 'medine', document: 'perf-558' }, { place: 'medine', chapter: 2 }),
    );
    const [, , , fourth = ''] = broken.names('episodes');
    const whole = broken.read<{ chapters: readonly Json[] }>(`episodes/${fourth}`);
    broken.write(
      'paths/le-sien.json',
      stepped(
        { episode: fourth.replace('.json', ''), chapter: whole.chapters.length + 1 },
        { document: 'absent' },
        { document: 'absent' },
        { event: 'absent' },
        { building: 'absente' },
        { sheet: 'absente' },
        { questions: ['q-absente'] },
      ),
    );
    broken.remove('legal.json');
    broken.remove('glossary.json');
    broken.change<Json>('site.json', (site) => ({ ...site, email: 'pas une adresse' }));
    const { places, timeline } = broken.read<MapFile>(`maps/${map}`);
    const rank = places.length - 1;

    workIn(broken.root);
    const report = checkContent();
    broken.delete();
    const at = `content/episodes/${second}`;
    expect([...report].sort()).toEqual(
      [
        `content/episodes/${first} → date : une date anglaise longue est attendue, par exemple « June 01, 2025 »`,
        `${at} → imageUrl : un fichier de public/ est attendu, « /covers/absente.jpg » n’y est pas`,
        `${at} → periods.0 : une période d’une carte ou de content/quiz/periods est attendue, il n’y a pas de « inconnue »`,
        `${at} → chapters.${chapters.length}.paragraphs.0.0 : un lieu d’une carte est attendu, il n’y a pas de « atlantide »`,
        `${at} → chapters.${chapters.length}.paragraphs.0.0 : une personne de content/people.json est attendue, il n’y a pas de « personne »`,
        `${at} → chapters.${chapters.length}.paragraphs.0.0 : « [mots](lieu:id) » ou « [mots](personne:id) » est attendu autour de « , [ici](lieux:x). »`,
        `content/episodes/${third} → (racine) : Object est attendu, reçu "…"`,
        `content/people.json → 1.id : un identifiant à lui est attendu, content/people.json → 0.id a déjà « ${String(person.id)} »`,
        `content/maps/${map} → places.${rank} : une longitude et une latitude dans les bornes de la carte sont attendues`,
        `content/maps/${map} → places.${rank}.year : une année de la frise de la carte est attendue, de ${timeline.from} à ${timeline.to}`,
        `content/maps/${map} → places.${rank}.period : une période de cette carte est attendue, il n’y a pas de « jamais »`,
        `content/quiz/les-miennes.json → ${String(question.id)}.episode : un fichier de content/episodes est attendu, il n’y a pas de « absent »`,
        `content/quiz/les-miennes.json → ${String(question.id)}.place : un lieu d’une carte est attendu, il n’y a pas de « absent »`,
        `content/timeline/events.json → ${String(event.id)} : un couloir de content/timeline/lanes.json est attendu, « absent » n’y est pas.`,
        `content/timeline/events.json → ${String(event.id)} : un épisode de content/episodes est attendu, « absent » n’y est pas.`,
        `content/documents/${document} → episodes.0 : le nom d’un fichier de content/episodes est attendu, « absent » n’existe pas`,
        `content/documents/${document} → people.0 : l’identifiant d’une personne de content/people.json est attendu, « absente » n’existe pas`,
        `content/genealogy.json → people « ${String(relative.id)} » → father : « absent » n’est dans aucune entrée de « people » ; une personne de l’arbre est attendue.`,
        'content/editorial.json → revised : une date anglaise longue est attendue, par exemple « June 01, 2025 »',
        'content/legal.json : ce fichier est attendu, il n’y est pas',
        `content/quiz/les-miennes.json → ${String(question.id)}.person : une personne de content/genealogy.json est attendue, il n’y a pas de « absente »`,
        `content/quiz/les-miennes.json → ${String(question.id)}.event : un événement de content/timeline est attendu, il n’y a pas de « absent »`,
        'content/glossary.json : ce fichier est attendu, il n’y est pas',
        'content/paths/le-mien.json → steps.0 : une étape mène à une seule chose\u00a0: un seul de ces champs est attendu, episode, place, document, event, building, sheet, questions',
        'content/paths/le-mien.json → steps.1 : «\u00a0chapter\u00a0» demande «\u00a0episode\u00a0», l’épisode dont c’est un chapitre',
        `content/paths/le-sien.json → steps.0.chapter : un chapitre de 1 à ${whole.chapters.length} est attendu, il n’y a pas de « ${whole.chapters.length + 1} »`,
        'content/paths/le-sien.json → steps.1.document : un fichier de content/documents est attendu, il n’y a pas de « absent »',
        'content/paths/le-sien.json → steps.2.document : un fichier de content/documents est attendu, il n’y a pas de « absent »',
        'content/paths/le-sien.json → steps.2 : une étape nouvelle est attendue, content/paths/le-sien.json → steps.1 est la même',
        'content/paths/le-sien.json → steps.3.event : un événement de content/timeline est attendu, il n’y a pas de « absent »',
        'content/paths/le-sien.json → steps.4.building : une reconstitution de content/buildings est attendue, il n’y a pas de « absente »',
        'content/paths/le-sien.json → steps.5.sheet : un fichier de content/episodes est attendu, il n’y a pas de « absente »',
        'content/paths/le-sien.json → steps.6.questions.0 : une question de content/quiz est attendue, il n’y a pas de « q-absente »',
        'content/site.json → email : une adresse e-mail est attendue',
      ].sort(),
    );
  });
});
