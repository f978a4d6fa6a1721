import { partsOf, secondsOf, stepKey, stepKind } from '@/lib/paths/path';
import { loadPaths } from '@/lib/server/content/paths';
import { loadQuestions } from '@/lib/server/content/quiz/quiz';

describe('the key of a step', () => {
  it.each([
    [{ text: '', episode: 'un' }, 'episode', 'episode:un'],
    [{ text: '', episode: 'un', chapter: 2 }, 'chapter', 'chapter:un.2'],
    [{ text: '', place: 'medine' }, 'place', 'place:medine'],
    [{ text: '', sheet: 'un' }, 'sheet', 'sheet:un'],
    [{ text: '', questions: ['q-1', 'q-2'] }, 'questions', 'questions:q-1.q-2'],
  ] as const)('of %j consists of its kind and its subject: %s, %s', (step, kind, key) => {
    const record = 'questions' in step ? { ...step, questions: [...step.questions] } : step;
    expect(stepKind(record)).toBe(kind);
    expect(stepKey(record)).toBe(key);
  });
});

describe('each path of the site', () => {
  it.each(loadPaths().map((path) => [path.id, path] as const))(
    '%s: has a page for each step, no step twice, and parts that contain all its steps',
    (_, path) => {
      expect(new Set(path.steps.map(({ key }) => key)).size).toBe(path.steps.length);
      expect(partsOf(path.steps).flatMap(({ steps }) => steps)).toEqual(path.steps);
      for (const { href, title, detail } of path.steps) {
        expect(href).toMatch(/^\/(episodes|outils)\/\S+$/);
        expect(title).not.toBe('');
        expect(detail).not.toMatch(/undefined|NaN/);
      }
    },
  );

  it.each(loadPaths().map((path) => [path.id, path] as const))(
    '%s: has seconds for episodes and chapters only',
    (_, path) => {
      expect(secondsOf(path)).toBeGreaterThan(0);
      for (const { kind, seconds } of path.steps)
        expect(seconds > 0).toBe(kind === 'episode' || kind === 'chapter');
    },
  );

  it('asks questions of the bank, in the order of its file', () => {
    const knownIds = new Set(loadQuestions().map(({ id }) => id));
    for (const { href, record } of loadPaths().flatMap(({ steps }) => steps)) {
      const { questions = [] } = record;
      expect(questions.filter((id) => !knownIds.has(id))).toEqual([]);
      if (questions.length > 0) expect(href).toContain(`questions=${questions.join('.')}`);
    }
  });
});

it('the path « en une heure » has at most 45 minutes to hear', () => {
  const hourPath = loadPaths().find(({ title }) => title.endsWith('en une heure'));
  expect(hourPath ? secondsOf(hourPath) : 0).toBeLessThanOrEqual(45 * 60);
});
