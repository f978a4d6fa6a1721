import { inStoryOrder } from '@/lib/episodes/story/storyOrder';
import type { Question } from '@/lib/quiz/record';
import { optionsOf } from '@/lib/quiz/select';
import { loadContent } from '@/lib/server/content/loadContent';
import { loadPublishedQuiz, loadQuestions } from '@/lib/server/content/quiz/quiz';
import { foundIn } from '@/tests/content/reading/prose';
import { misspeltIn } from '@/tests/content/reading/spelling';
import { TYPOGRAPHY } from '@/tests/content/reading/typography';

const questions = loadQuestions();
const prose = questions.flatMap(({ id, question, answers, explanation, source }) => [
  { position: `${id} → question`, text: question },
  ...answers.map((text, index) => ({ position: `${id} → answers[${index}]`, text })),
  { position: `${id} → explanation`, text: explanation },
  { position: `${id} → source`, text: source },
]);
const idsWhere = (isWrong: (question: Question) => boolean): readonly string[] =>
  questions.filter(isWrong).map(({ id }) => id);

const lengths = (texts: readonly string[]): readonly number[] =>
  texts.map(({ length }) => length);
const ratio = (count: number): number => count / questions.length;

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}

/** Returns an answer in lower case without its leading article or preposition, as another sentence would contain it. */
const withoutArticle = (answer: string): string =>
  answer
    .toLocaleLowerCase('fr')
    .replace(/^(celle d[e’]|les|le|la|l’|à|en|un|une|du|des|de|d’) ?/u, '');

/** Returns the words of a text in lower case between spaces, so that `includes` matches whole words only. */
const asSpacedWords = (text: string): string =>
  ` ${(text.toLocaleLowerCase('fr').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ')} `;

/** Tells whether one quiz can ask both questions: same difficulty, and a common episode, period or theme. */
const canMeet = (first: Question, second: Question): boolean =>
  first.difficulty === second.difficulty &&
  (first.period === second.period ||
    first.theme === second.theme ||
    (first.episode !== undefined && first.episode === second.episode));

describe('the question bank', () => {
  it('has no question twice', () => {
    const questionTexts = questions.map(({ question }) => question.toLocaleLowerCase('fr'));
    expect(new Set(questionTexts).size).toBe(questionTexts.length);
  });

  it('is published with the label of every episode and period', () => {
    const published = loadPublishedQuiz();
    const unnamed = questions.filter(
      (record, index) =>
        published[index]?.period === undefined || (record.episode && !published[index].episode),
    );
    expect(unnamed).toEqual([]);
  });
});

describe('the right answer', () => {
  it('is the longest or the shortest no more often than by chance', () => {
    const longest = idsWhere(({ answers: [right, ...wrong] }) =>
      wrong.every(({ length }) => length < right.length),
    );
    const shortest = idsWhere(({ answers: [right, ...wrong] }) =>
      wrong.every(({ length }) => length > right.length),
    );
    expect(ratio(longest.length)).toBeLessThanOrEqual(0.35);
    expect(ratio(shortest.length)).toBeLessThanOrEqual(0.35);
  });

  it('has about the length of the other answers', () => {
    const uneven = idsWhere(
      ({ answers }) =>
        !answers.every((answer) => /^\d/.test(answer)) &&
        Math.max(...lengths(answers)) > 1.8 * median(lengths(answers)),
    );
    expect(uneven).toEqual([]);
  });

  it('is not contained in its own question', () => {
    const violations = idsWhere(({ question, answers: [right] }) =>
      question.toLocaleLowerCase('fr').includes(right.toLocaleLowerCase('fr')),
    );
    expect(violations).toEqual([]);
  });

  it('is not contained in another question of the same quiz', () => {
    const faults = questions.flatMap((question) =>
      questions
        .filter(
          (otherQuestion) => question !== otherQuestion && canMeet(question, otherQuestion),
        )
        .filter(({ answers: [right] }) =>
          asSpacedWords(question.question).includes(asSpacedWords(withoutArticle(right))),
        )
        .map((otherQuestion) => `${question.id}, ${otherQuestion.id}`),
    );
    expect(faults).toEqual([]);
  });

  it('is not part of another question whose answer is part of its own question', () => {
    const mentionsAnswer = (first: Question, second: Question): boolean =>
      first.question.toLocaleLowerCase('fr').includes(withoutArticle(second.answers[0]));
    const pairs = questions.flatMap((question, index) =>
      questions
        .slice(index + 1)
        .filter(
          (otherQuestion) =>
            mentionsAnswer(question, otherQuestion) && mentionsAnswer(otherQuestion, question),
        )
        .map((otherQuestion) => `${question.id}, ${otherQuestion.id}`),
    );
    expect(pairs).toEqual([]);
  });

  it('neither contains another answer nor is contained in another answer', () => {
    const nested = idsWhere(({ answers }) =>
      answers.some((answer, i) =>
        answers.some(
          (otherAnswer, j) =>
            i !== j &&
            !/^\d/.test(answer) &&
            otherAnswer.toLowerCase().includes(answer.toLowerCase()),
        ),
      ),
    );
    expect(nested).toEqual([]);
  });

  it('is explained in one sentence', () => {
    expect(idsWhere(({ explanation }) => /[.!?…]\s/.test(explanation))).toEqual([]);
  });
});

it.each(TYPOGRAPHY)('the questions contain no %s', (_, pattern) => {
  expect(foundIn(prose, pattern)).toEqual([]);
});

it('the questions write names as the glossary, the places and the people do', () => {
  // Titles of books keep their authors' spelling.
  expect(misspeltIn(prose.filter(({ position: at }) => !at.endsWith('source')))).toEqual([]);
});

it('the quiz offers the episodes in the order of the story', () => {
  const { episodes } = loadContent();
  const offered = optionsOf(loadPublishedQuiz(), 'episode').map(({ value }) => value);
  const titles = inStoryOrder(episodes).map(({ shortTitle }) => shortTitle);
  expect(offered).toEqual(titles.filter((title) => offered.includes(title)));
  expect(offered.length).toBeGreaterThan(0);
});
