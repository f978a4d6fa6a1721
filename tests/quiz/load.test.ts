/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadQuestions } from '@/lib/server/quiz';

const zamzam = {
  id: 'q-001',
  question: 'Où coule la source de Zamzam ?',
  answers: ['À La Mecque', 'À Médine', 'À Tâ’if', 'À Khaybar'],
  difficulty: 1,
  episode: 'episode-03-la-mecque-et-quraysh',
  period: 'contexte',
  theme: 'Lieux',
  explanation: 'La tradition relie cette source à Agar et à son fils Ismaël.',
  source: 'Ibn Hishâm, Sîra, IXe siècle',
  place: 'la-mecque',
};

/** Runs with the site's own content, but for these files of questions. */
function withQuestions(files: Readonly<Record<string, unknown>>, run: () => void): void {
  const site = process.cwd();
  const root = mkdtempSync(join(tmpdir(), 'quiz-'));
  mkdirSync(join(root, 'content/quiz'), { recursive: true });
  for (const path of ['episodes', 'maps', 'people.json', 'quiz/periods'])
    symlinkSync(join(site, 'content', path), join(root, 'content', path));
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
    ['episode', 'il n’y a pas d’épisode « absent »'],
    ['period', 'il n’y a pas de période « absent »'],
    ['place', 'il n’y a pas de lieu « absent »'],
  ])('names the question whose %s does not exist', (key, complaint) => {
    withQuestions({ 'a.json': [{ ...zamzam, [key]: 'absent' }] }, () => {
      expect(() => loadQuestions()).toThrow(`q-001 : ${complaint}`);
    });
  });

  it('names the file and the question that are ill written', () => {
    withQuestions({ 'a.json': [zamzam, { ...zamzam, difficulty: 9 }] }, () => {
      expect(() => loadQuestions()).toThrow('content/quiz/a.json → 1.difficulty : ');
    });
  });
});
