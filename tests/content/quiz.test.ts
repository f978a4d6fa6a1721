/** @jest-environment node */
import { publishedQuestion } from '@/lib/quiz/published';
import { DIFFICULTIES, THEMES, type Question } from '@/lib/quiz/record';
import { GlossarySchema } from '@/lib/glossary/term';
import { readContent } from '@/lib/server/content';
import { loadEpisodes } from '@/lib/server/episodes';
import { loadQuestionLabels, loadQuestions } from '@/lib/server/quiz';
import { loadPeople, loadPlaces } from '@/lib/server/references';
import { misspelt, rightSpellings } from './spelling';

const MINIMUM_FOR_A_CHOICE = 2;

const questions = loadQuestions();
const prose = questions.flatMap(({ id, question, answers, explanation, source }) => [
  { at: `${id} → question`, text: question },
  ...answers.map((text, index) => ({ at: `${id} → answers[${index}]`, text })),
  { at: `${id} → explanation`, text: explanation },
  { at: `${id} → source`, text: source },
]);
const found = (pattern: RegExp): readonly string[] =>
  prose.filter(({ text }) => pattern.test(text)).map(({ at, text }) => `${at} : ${text}`);

const idsWhere = (isWrong: (question: Question) => boolean): readonly string[] =>
  questions.filter(isWrong).map(({ id }) => id);

const lengths = (texts: readonly string[]): readonly number[] =>
  texts.map(({ length }) => length);
const share = (count: number): number => count / questions.length;
const words = (text: string): number =>
  text.split(/\s+/).filter((word) => /\p{L}|\d/u.test(word)).length;

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}

/** An answer as another sentence would hold it, without the article or preposition before it. */
const bare = (answer: string): string =>
  answer
    .toLocaleLowerCase('fr')
    .replace(/^(celle d[e’]|les|le|la|l’|à|en|un|une|du|des|de|d’) ?/u, '');

/** The words of a text, each between two spaces: what is found there is found as whole words. */
const spaced = (text: string): string =>
  ` ${(text.toLocaleLowerCase('fr').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ')} `;

/** Whether one quiz could ask both: it asks about one episode, period or theme, at one difficulty. */
const canMeet = (one: Question, other: Question): boolean =>
  one.difficulty === other.difficulty &&
  (one.period === other.period ||
    one.theme === other.theme ||
    (one.episode !== undefined && one.episode === other.episode));

describe('The question bank', () => {
  test('has at least 150 questions, in every difficulty alike', () => {
    expect(questions.length).toBeGreaterThanOrEqual(150);
    for (const difficulty of DIFFICULTIES) {
      const count = questions.filter((question) => question.difficulty === difficulty).length;
      expect(share(count)).toBeGreaterThanOrEqual(0.15);
      expect(share(count)).toBeLessThanOrEqual(0.35);
    }
  });

  test.each(['episode', 'period', 'theme'] as const)(
    'offers at least two questions for each %s, at every difficulty',
    (mode) => {
      const values = new Set(questions.flatMap((question) => question[mode] ?? []));
      const poor = [...values].flatMap((value) =>
        DIFFICULTIES.filter(
          (difficulty) =>
            questions.filter(
              (question) => question[mode] === value && question.difficulty === difficulty,
            ).length < MINIMUM_FOR_A_CHOICE,
        ).map((difficulty) => `${value}, ${difficulty}`),
      );
      expect(poor).toEqual([]);
    },
  );

  test('asks about every episode, period and theme', () => {
    const { periods } = loadQuestionLabels();
    expect(new Set(questions.flatMap(({ episode }) => episode ?? [])).size).toBe(
      loadEpisodes().length,
    );
    expect(new Set(questions.map(({ period }) => period))).toEqual(new Set(periods.keys()));
    expect(new Set(questions.map(({ theme }) => theme)).size).toBe(THEMES.length);
  });

  test('asks nothing twice', () => {
    const asked = questions.map(({ question }) => question.toLocaleLowerCase('fr'));
    expect(new Set(asked).size).toBe(asked.length);
  });

  test('is published with the label of every episode and period', () => {
    const labels = loadQuestionLabels();
    const unnamed = questions.filter((record) => {
      const published = publishedQuestion(record, labels);
      return published.period === undefined || (record.episode && !published.episode);
    });
    expect(unnamed).toEqual([]);
  });
});

describe('The right answer', () => {
  test('is the longest or the shortest no more often than chance would have it', () => {
    const longest = idsWhere(({ answers: [right, ...wrong] }) =>
      wrong.every(({ length }) => length < right.length),
    );
    const shortest = idsWhere(({ answers: [right, ...wrong] }) =>
      wrong.every(({ length }) => length > right.length),
    );
    expect(share(longest.length)).toBeLessThanOrEqual(0.35);
    expect(share(shortest.length)).toBeLessThanOrEqual(0.35);
  });

  test('does not stand out, nor does any other: none is much longer than the rest', () => {
    const uneven = idsWhere(
      ({ answers }) =>
        !answers.every((answer) => /^\d/.test(answer)) &&
        Math.max(...lengths(answers)) > 1.8 * median(lengths(answers)),
    );
    expect(uneven).toEqual([]);
  });

  test('is not said by its own question', () => {
    const said = idsWhere(({ question, answers: [right] }) =>
      question.toLocaleLowerCase('fr').includes(right.toLocaleLowerCase('fr')),
    );
    expect(said).toEqual([]);
  });

  test('is not said by another question that the same quiz could ask', () => {
    const told = questions.flatMap((one) =>
      questions
        .filter((other) => one !== other && canMeet(one, other))
        .filter(({ answers: [right] }) => spaced(one.question).includes(spaced(bare(right))))
        .map((other) => `${one.id}, ${other.id}`),
    );
    expect(told).toEqual([]);
  });

  test('is not given by a question that it would answer in return', () => {
    const says = (one: Question, other: Question): boolean =>
      one.question.toLocaleLowerCase('fr').includes(bare(other.answers[0]));
    const pairs = questions.flatMap((one, rank) =>
      questions
        .slice(rank + 1)
        .filter((other) => says(one, other) && says(other, one))
        .map((other) => `${one.id}, ${other.id}`),
    );
    expect(pairs).toEqual([]);
  });

  test('neither contains another answer nor is contained by one', () => {
    const nested = idsWhere(({ answers }) =>
      answers.some((one, i) =>
        answers.some(
          (other, j) =>
            i !== j && !/^\d/.test(one) && other.toLowerCase().includes(one.toLowerCase()),
        ),
      ),
    );
    expect(nested).toEqual([]);
  });

  test('is explained in one sentence of 12 to 35 words', () => {
    const wrong = idsWhere(
      ({ explanation }) =>
        words(explanation) < 12 || words(explanation) > 35 || /[.!?…]\s/.test(explanation),
    );
    expect(wrong).toEqual([]);
  });
});

describe('Typography', () => {
  test('no straight apostrophe or quotation mark', () => {
    expect(found(/['"]/)).toEqual([]);
  });

  test('no capital without its accent', () => {
    expect(
      found(
        /(^|[\s«’(])(Etat|Egypte|Emigr|Eglise|Epoque|Ethiop|Emir|Elev|Eleph|Ephèse|Ere\b|Ile\b|A [a-zà-ü])/u,
      ),
    ).toEqual([]);
  });

  test('no double space, no space before a comma or a full stop', () => {
    expect(found(/ {2}| [,.](?!\.)/)).toEqual([]);
  });

  test('high punctuation is never glued to the word before it nor left to wrap', () => {
    expect(found(/[\p{L}\p{N}][;!?»]| [;:!?»]|« /u)).toEqual([]);
  });
});

test('names are written as the glossary, the places and the people write them', () => {
  const spellings = rightSpellings([
    ...readContent(GlossarySchema, 'glossary.json').map(({ term }) => term),
    ...[...loadPlaces().values()].map(({ name }) => name),
    ...[...loadPeople().values()].map(({ name }) => name),
  ]);
  const wrong = prose
    // Titles of books keep the spelling of their authors.
    .filter(({ at }) => !at.endsWith('source'))
    .flatMap(({ at, text }) => misspelt(text, spellings).map((word) => `${at} : « ${word} »`));
  expect(wrong).toEqual([]);
});
