import '@/tests/fixtures/fixedProject';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadQuestions } from '@/lib/server/content/quiz/quiz';

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

/** Runs with the fixed content, but for these files of questions. */
function withQuestions(files: Readonly<Record<string, unknown>>, run: () => void): void {
  const site = process.cwd();
  const root = mkdtempSync(join(tmpdir(), 'quiz-'));
  mkdirSync(join(root, 'content/quiz'), { recursive: true });
  symlinkSync(join(site, 'public'), join(root, 'public'));
  for (const path of [...readdirSync(join(site, 'content')), 'quiz/periods'])
    if (path !== 'quiz') symlinkSync(join(site, 'content', path), join(root, 'content', path));
  for (const [name, questions] of Object.entries(files))
    writeFileSync(join(root, 'content/quiz', name), JSON.stringify(questions));
  const elsewhere = jest.spyOn(process, 'cwd').mockReturnValue(root);
  try {
    run();
  } finally {
    elsewhere.mockRestore();
    rmSync(root, { recursive: true });
  }
}

describe('the question bank', () => {
  it('gathers the questions of every file, by id', () => {
    const files = { 'a.json': [{ ...zamzam, id: 'q-002' }], 'b.json': [zamzam] };
    withQuestions(files, () => {
      expect(loadQuestions().map(({ id }) => id)).toEqual(['q-001', 'q-002']);
    });
  });

  it('names an id that two files give', () => {
    withQuestions({ 'a.json': [zamzam], 'b.json': [zamzam] }, () => {
      expect(() => loadQuestions()).toThrow(
        'q-001 : cet identifiant est donné à deux questions',
      );
    });
  });

  it.each([
    ['episode', 'un fichier de content/episodes est attendu, il n’y a pas de « absent »'],
    ['period', 'une période est attendue, il n’y a pas de « absent »'],
    ['place', 'un lieu d’une carte est attendu, il n’y a pas de « absent »'],
  ])('names the question whose %s does not exist', (key, complaint) => {
    withQuestions({ 'a.json': [{ ...zamzam, [key]: 'absent' }] }, () => {
      expect(() => loadQuestions()).toThrow(
        `content/quiz/a.json → q-001.${key} : ${complaint}`,
      );
    });
  });

  it('names the file and the question that are ill written', () => {
    withQuestions({ 'a.json': [zamzam, { ...zamzam, difficulty: 9 }] }, () => {
      expect(() => loadQuestions()).toThrow('content/quiz/a.json → 1.difficulty : ');
    });
  });
});
