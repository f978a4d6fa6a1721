/** @jest-environment node */
import { checkContent } from '@/lib/server/content/loadContent';
import {
  copyProject,
  readmeExamples,
  type Json,
  type MapFile,
} from '@/tests/trial/projectCopy';

const { place, person, question, event, relative, path } = readmeExamples();

afterEach(() => jest.restoreAllMocks());

describe('the mistakes of an owner in content/', () => {
  it('are reported all at once, each with its file, its field and the expected value', () => {
    const brokenCopy = copyProject();
    const [mapFile = ''] = brokenCopy.names('maps');
    const [firstFile = '', secondFile = '', thirdFile = ''] = brokenCopy.names('episodes');
    brokenCopy.change<Json>(`episodes/${firstFile}`, (record) => ({
      ...record,
      date: '1er juin 2025',
    }));
    const { chapters } = brokenCopy.read<{ chapters: readonly Json[] }>(
      `episodes/${secondFile}`,
    );
    brokenCopy.change<Json>(`episodes/${secondFile}`, (record) => ({
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
    brokenCopy.write(`episodes/${thirdFile}`, '…');
    brokenCopy.change<Json[]>('people.json', (people) => [person, person, ...people]);
    brokenCopy.change<MapFile>(`maps/${mapFile}`, (record) => ({
      ...record,
      places: [...record.places, { ...place, longitude: 179, year: 1999, period: 'jamais' }],
    }));
    brokenCopy.write('quiz/les-miennes.json', [
      { ...question, episode: 'absent', place: 'absent', person: 'absente', event: 'absent' },
    ]);
    brokenCopy.change<readonly Json[]>('timeline/events.json', (events) => [
      ...events,
      { ...event, lane: 'absent', people: [], citations: [{ slug: 'absent', words: 'Rien' }] },
    ]);
    const [documentFile = ''] = brokenCopy.names('documents');
    brokenCopy.change<Json>(`documents/${documentFile}`, (record) => ({
      ...record,
      episodes: ['absent'],
      people: ['absente'],
    }));
    brokenCopy.change<{ readonly people: readonly Json[] }>('genealogy.json', (tree) => ({
      ...tree,
      people: [...tree.people, { ...relative, father: 'absent' }],
    }));
    brokenCopy.change<Json>('editorial.json', (editorial) => ({
      ...editorial,
      revised: '22/11/2026',
    }));
    const pathWithSteps = (...steps: readonly Json[]) => ({
      ...path,
      steps: steps.map((step) => ({ text: 'Un pas.', ...step })),
    });
    brokenCopy.write(
      'paths/le-mien.json',
      pathWithSteps({ place: 'medine', document: 'perf-558' }, { place: 'medine', chapter: 2 }),
    );
    const [, , , fourthFile = ''] = brokenCopy.names('episodes');
    const fourthEpisode = brokenCopy.read<{ chapters: readonly Json[] }>(
      `episodes/${fourthFile}`,
    );
    brokenCopy.write(
      'paths/le-sien.json',
      pathWithSteps(
        {
          episode: fourthFile.replace('.json', ''),
          chapter: fourthEpisode.chapters.length + 1,
        },
        { document: 'absent' },
        { document: 'absent' },
        { event: 'absent' },
        { building: 'absente' },
        { sheet: 'absente' },
        { questions: ['q-absente'] },
      ),
    );
    brokenCopy.remove('legal.json');
    brokenCopy.remove('glossary.json');
    brokenCopy.change<Json>('site.json', (site) => ({ ...site, email: 'pas une adresse' }));
    const { places, timeline } = brokenCopy.read<MapFile>(`maps/${mapFile}`);
    const index = places.length - 1;

    jest.spyOn(process, 'cwd').mockReturnValue(brokenCopy.root);
    const report = checkContent();
    brokenCopy.delete();
    const secondPath = `content/episodes/${secondFile}`;
    expect([...report].sort()).toEqual(
      [
        `content/episodes/${firstFile} → date : une date anglaise longue est attendue, par exemple « June 01, 2025 »`,
        `${secondPath} → imageUrl : un fichier de public/ est attendu, « /covers/absente.jpg » n’y est pas`,
        `${secondPath} → periods.0 : une période d’une carte ou de content/quiz/periods est attendue, il n’y a pas de « inconnue »`,
        `${secondPath} → chapters.${chapters.length}.paragraphs.0.0 : un lieu d’une carte est attendu, il n’y a pas de « atlantide »`,
        `${secondPath} → chapters.${chapters.length}.paragraphs.0.0 : une personne de content/people.json est attendue, il n’y a pas de « personne »`,
        `${secondPath} → chapters.${chapters.length}.paragraphs.0.0 : « [mots](lieu:id) » ou « [mots](personne:id) » est attendu autour de « , [ici](lieux:x). »`,
        `content/episodes/${thirdFile} → (racine) : Object est attendu, reçu "…"`,
        `content/people.json → 1.id : un identifiant à lui est attendu, content/people.json → 0.id a déjà « ${String(person.id)} »`,
        `content/maps/${mapFile} → places.${index} : une longitude et une latitude dans les bornes de la carte sont attendues`,
        `content/maps/${mapFile} → places.${index}.year : une année de la frise de la carte est attendue, de ${timeline.from} à ${timeline.to}`,
        `content/maps/${mapFile} → places.${index}.period : une période de cette carte est attendue, il n’y a pas de « jamais »`,
        `content/quiz/les-miennes.json → ${String(question.id)}.episode : un fichier de content/episodes est attendu, il n’y a pas de « absent »`,
        `content/quiz/les-miennes.json → ${String(question.id)}.place : un lieu d’une carte est attendu, il n’y a pas de « absent »`,
        `content/timeline/events.json → ${String(event.id)} : un couloir de content/timeline/lanes.json est attendu, « absent » n’y est pas.`,
        `content/timeline/events.json → ${String(event.id)} : un épisode de content/episodes est attendu, « absent » n’y est pas.`,
        `content/documents/${documentFile} → episodes.0 : le nom d’un fichier de content/episodes est attendu, « absent » n’existe pas`,
        `content/documents/${documentFile} → people.0 : l’identifiant d’une personne de content/people.json est attendu, « absente » n’existe pas`,
        `content/genealogy.json → people « ${String(relative.id)} » → father : « absent » n’est dans aucune entrée de « people » ; une personne de l’arbre est attendue.`,
        'content/editorial.json → revised : une date anglaise longue est attendue, par exemple « June 01, 2025 »',
        'content/legal.json : ce fichier est attendu, il n’y est pas',
        `content/quiz/les-miennes.json → ${String(question.id)}.person : une personne de content/genealogy.json est attendue, il n’y a pas de « absente »`,
        `content/quiz/les-miennes.json → ${String(question.id)}.event : un événement de content/timeline est attendu, il n’y a pas de « absent »`,
        'content/glossary.json : ce fichier est attendu, il n’y est pas',
        'content/paths/le-mien.json → steps.0 : une étape mène à une seule chose\u00a0: un seul de ces champs est attendu, episode, place, document, event, building, sheet, questions',
        'content/paths/le-mien.json → steps.1 : «\u00a0chapter\u00a0» demande «\u00a0episode\u00a0», l’épisode dont c’est un chapitre',
        `content/paths/le-sien.json → steps.0.chapter : un chapitre de 1 à ${fourthEpisode.chapters.length} est attendu, il n’y a pas de « ${fourthEpisode.chapters.length + 1} »`,
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
