import {
  cpSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import {
  documentsOfEpisode,
  documentsOfPerson,
  documentsOfPlace,
  loadDocuments,
} from '@/lib/server/content/documents/documents';
import { temporaryFolder } from '@/tests/fixtures/temporaryFolder';

describe('links back to the documents', () => {
  it('lead from each episode, person and place to the documents that name it, and exist for no other id', () => {
    for (const { title, episodes, people, settings } of loadDocuments()) {
      const titles = (links: readonly { readonly title: string }[]) =>
        links.map((link) => link.title);
      for (const slug of episodes) expect(titles(documentsOfEpisode(slug))).toContain(title);
      for (const id of people) expect(titles(documentsOfPerson(id))).toContain(title);
      for (const { place } of settings)
        if (place) expect(titles(documentsOfPlace(place))).toContain(title);
    }
    expect(documentsOfEpisode('nulle-part')).toEqual([]);
    expect(documentsOfPerson('personne')).toEqual([]);
    expect(documentsOfPlace('nulle-part')).toEqual([]);
  });
});

describe('an invalid document stops the build', () => {
  const slug = 'perf-558';
  const inFolder = temporaryFolder();
  const changeRecord = (changes: object) => {
    const file = inFolder(`content/documents/${slug}.json`);
    const record = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify({ ...record, ...changes }));
  };

  beforeEach(() => {
    cpSync('content', inFolder('content'), { recursive: true });
    mkdirSync(inFolder('public'));
    for (const name of readdirSync('public').filter((folder) => folder !== 'documents'))
      symlinkSync(join(process.cwd(), 'public', name), inFolder('public', name));
    // Copies the folder even where it is a link, so that a removal leaves the original.
    cpSync('public/documents', inFolder('public/documents'), {
      recursive: true,
      dereference: true,
    });
    jest.spyOn(process, 'cwd').mockReturnValue(inFolder());
  });

  afterEach(() => jest.restoreAllMocks());

  it('when it names an unknown person', () => {
    changeRecord({ people: ['inconnu'] });
    expect(loadDocuments).toThrow(
      'content/documents/perf-558.json → people.0 : l’identifiant d’une personne de content/people.json est attendu, « inconnu » n’existe pas',
    );
  });

  it('when its drawing is missing, and names the command that draws it', () => {
    rmSync(inFolder(`public/documents/${slug}.svg`));
    expect(loadDocuments).toThrow('npx tsx scripts/draw-documents.ts perf-558');
  });

  it.each([
    ['kind', { kind: 'tablette' }, 'une nature est attendue'],
    ['questions', { questions: [] }, 'trois questions sont attendues'],
    ['extracts.0.lang', { extracts: [{ lang: 'fr' }] }, 'une langue est attendue'],
    ['title', { title: 'x'.repeat(76) }, '75 caractères au plus'],
    ['couleur', { couleur: 'rouge' }, 'cette clé n’est pas connue'],
  ])('when its field %s is invalid', (field, changes, expected) => {
    changeRecord(changes);
    expect(loadDocuments).toThrow(`content/documents/perf-558.json → ${field} : `);
    expect(loadDocuments).toThrow(expected);
  });

  it('when a reference has no page number', () => {
    changeRecord({
      sources: [
        { author: 'Ibn Hishâm', title: 'Sîra' },
        { author: 'A', title: 'B' },
      ],
    });
    expect(loadDocuments).toThrow('sans numéro de page');
  });
});
