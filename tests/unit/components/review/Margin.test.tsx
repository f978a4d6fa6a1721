import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { browserReview } from '@/components/review/browserReview';
import { Margin } from '@/components/review/Margin.client';
import type { Prompt } from '@/lib/review/prompt';

const prompt = (rank: number, chapter: string): Prompt => ({
  questionId: `q-${rank}`,
  question: `Question ${rank} ?`,
  anchor: `phrase-${rank}`,
  chapter,
});
const PROMPTS = [prompt(1, 'le-puits'), prompt(2, 'le-puits'), prompt(3, 'la-bataille')];

/** Server-rendered HTML of a transcript. */
const TRANSCRIPT = `
  <section id="le-puits" aria-label="Le puits">
    <p><span id="phrase-1">Un.</span> <span id="phrase-2">Deux.</span></p>
  </section>
  <section id="la-bataille" aria-label="La bataille"><p><span id="phrase-3">Trois.</span></p></section>`;

const chapter = (name: string) => within(screen.getByRole('region', { name }));
const keptCards = () =>
  [...browserReview().get().states.values()].flatMap(({ card, isKept }) =>
    isKept ? card : [],
  );

beforeEach(() => {
  browserReview().erase();
  document.body.innerHTML = TRANSCRIPT;
  render(<Margin prompts={PROMPTS} />);
});

it('each sentence that answers a question has a button that adds and removes the question', async () => {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: /^Retenir\s: Question 2/ }));
  expect(keptCards()).toEqual(['q:q-2']);
  expect(screen.getByText(/1 sur 3 retenue\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Retenu\s: Question 2/ }));
  expect(keptCards()).toEqual([]);
});

it('a line at the end of a chapter counts its questions, and adds them all to the review', async () => {
  const user = userEvent.setup();
  const chapterOne = chapter('Le puits');
  expect(chapterOne.getByText(/^2 idées à retenir dans ce chapitre/)).toBeVisible();
  expect(
    chapter('La bataille').getByText(/^Une idée à retenir dans ce chapitre/),
  ).toBeVisible();
  const chapterChildren = screen.getByRole('region', { name: 'Le puits' }).children;
  expect(chapterChildren[chapterChildren.length - 1]).toHaveTextContent('2 idées à retenir');
  await user.click(chapterOne.getByRole('button', { name: 'Les retenir' }));
  expect(keptCards().toSorted()).toEqual(['q:q-1', 'q:q-2']);
  expect(chapterOne.getByText(/c’est fait/)).toBeVisible();
  expect(chapterOne.queryByRole('button', { name: 'Les retenir' })).not.toBeInTheDocument();
});

it('closing the margin restores the transcript', () => {
  const countAdded = () => document.querySelectorAll('section span:not([id])').length;
  expect(countAdded()).toBeGreaterThan(0);
  cleanup();
  expect(countAdded()).toBe(0);
});
