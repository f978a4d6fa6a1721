import '@/tests/fixtures/fixedProject';
import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadQuestions } from '@/lib/server/content/quiz/quiz';
import { temporaryFolder } from '@/tests/fixtures/temporaryFolder';

const zamzam = {
  id: 'q-001',
  question: 'Où coule la source de Zamzam ?',
  answers: ['À La Mecque', 'À Médine', 'À Tâ’if', 'À Khaybar'],
  difficulty: 1,
  episode: 'episode-04-muhammad-avant-la-revelation',
  period: 'contexte',
  theme: 'Lieux',
  explanation: 'La tradition relie cette source à Agar et à son fils Ismaël.',
  source: 'Ibn Hishâm, Sîra, IXe siècle, récit de Zamzam',
  place: 'la-mecque',
};

const site = process.cwd();
const inRoot = temporaryFolder();
afterEach(() => jest.restoreAllMocks());

/** Loads the questions of the fixed content, with some files replaced. */
function questionsOf(files: Readonly<Record<string, unknown>>) {
  mkdirSync(inRoot('content/quiz'), { recursive: true });
  symlinkSync(join(site, 'public'), inRoot('public'));
  for (const path of [...readdirSync(join(site, 'content')), 'quiz/periods'])
    if (path !== 'quiz') symlinkSync(join(site, 'content', path), inRoot('content', path));
  for (const [name, questions] of Object.entries(files))
    writeFileSync(inRoot('content/quiz', name), JSON.stringify(questions));
  jest.spyOn(process, 'cwd').mockReturnValue(inRoot());
  return loadQuestions();
}

describe('the question bank', () => {
  it('gathers the questions of every file, by id', () => {
    const files = { 'a.json': [{ ...zamzam, id: 'q-002' }], 'b.json': [zamzam] };
    expect(questionsOf(files).map(({ id }) => id)).toEqual(['q-001', 'q-002']);
  });

  it('reports an id that two files define', () => {
    expect(() => questionsOf({ 'a.json': [zamzam], 'b.json': [zamzam] })).toThrow(
      'q-001 : cet identifiant est donné à deux questions',
    );
  });

  it.each([
    ['episode', 'un fichier de content/episodes est attendu, il n’y a pas de « absent »'],
    ['period', 'une période est attendue, il n’y a pas de « absent »'],
    ['place', 'un lieu d’une carte est attendu, il n’y a pas de « absent »'],
  ])('reports the question whose %s does not exist', (key, message) => {
    expect(() => questionsOf({ 'a.json': [{ ...zamzam, [key]: 'absent' }] })).toThrow(
      `content/quiz/a.json → q-001.${key} : ${message}`,
    );
  });

  it('reports the file and the question that are invalid', () => {
    expect(() => questionsOf({ 'a.json': [zamzam, { ...zamzam, difficulty: 9 }] })).toThrow(
      'content/quiz/a.json → 1.difficulty : ',
    );
  });
});
