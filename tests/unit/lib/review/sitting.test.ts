import fc from 'fast-check';
import { keepEvents, stampEvent } from '@/lib/review/append';
import { deckOf } from '@/lib/review/deck';
import {
  answerSitting,
  beginSitting,
  currentCard,
  dropCard,
  advance,
  isRepeat,
  undoAnswer,
  type Sitting,
} from '@/lib/review/sitting';
import { bank, seeds } from '@/tests/unit/lib/quiz/bank';
import { forAll } from '@/tests/fixtures/runners/property';
import { answeredEvent } from './log';

const cards = [...deckOf(bank).values()].slice(0, 5);
const answerCard = (sitting: Sitting, isRecalled: boolean): Sitting =>
  answerSitting(sitting, { answerId: 'c', isRecalled, eventId: null });
const answers = fc.array(fc.boolean(), { maxLength: 12 });

describe('a sitting', () => {
  it('asks each card, and missed cards once more at the end', () => {
    let sitting = beginSitting(cards, 1);
    const askedIds: string[] = [];
    for (let card = currentCard(sitting); card; card = currentCard(sitting)) {
      askedIds.push(card.id);
      sitting = advance(answerCard(sitting, card.id !== cards[1]?.id));
    }
    expect(askedIds).toEqual([...cards.map(({ id }) => id), cards[1]?.id]);
  });

  it('marks the answer to a repeated card as not counted', () => {
    const initialSitting = beginSitting(cards, 1);
    const afterMisses = cards.reduce(
      (sitting) => advance(answerCard(sitting, false)),
      initialSitting,
    );
    expect(isRepeat(initialSitting)).toBe(false);
    expect(isRepeat(afterMisses)).toBe(true);
  });

  it('returns to each former state by as many undos as answers', () => {
    forAll(seeds, answers, (seed, given) => {
      const steps = [beginSitting(cards, seed)];
      for (const isRecalled of given) {
        const lastStep = steps.at(-1) ?? beginSitting(cards, seed);
        if (currentCard(lastStep)) steps.push(advance(answerCard(lastStep, isRecalled)));
      }
      while (steps.length > 1) {
        const step = steps.pop();
        expect(step && undoAnswer(step)).toEqual(steps.at(-1));
      }
    });
  });

  it('does not repeat a missed card that was removed, and returns to the former state by an undo', () => {
    const initialSitting = beginSitting(cards, 1);
    const afterRemoval = dropCard(answerCard(initialSitting, false));
    expect(afterRemoval.cards.map(({ id }) => id)).toEqual(cards.map(({ id }) => id));
    expect(currentCard(afterRemoval)?.id).toBe(cards[1]?.id);
    expect(undoAnswer(afterRemoval)).toEqual(initialSitting);
  });

  it('continues with the next card when the current one is removed unanswered', () => {
    const afterRemoval = dropCard(beginSitting(cards, 1));
    expect(currentCard(afterRemoval)?.id).toBe(cards[1]?.id);
    expect(afterRemoval.cards).toHaveLength(cards.length - 1);
  });

  it('ignores a second answer to the same card', () => {
    const revealed = answerCard(beginSitting(cards, 1), true);
    expect(answerCard(revealed, false)).toBe(revealed);
  });
});

it('a new event follows the known ones, even when the clock was set back', () => {
  const log = [answeredEvent('a', 1000)];
  const event = stampEvent({ kind: 'kept', card: 'q:q-1' }, log, { id: 'x', now: 5 });
  expect(event).toEqual({ id: 'x', at: (log[0]?.at ?? 0) + 1, kind: 'kept', card: 'q:q-1' });
});

it('keepEvents keeps each card once, except the cards that are kept already', () => {
  expect(keepEvents(['q:a', 'q:b', 'q:a'], (card) => card === 'q:b')).toEqual([
    { kind: 'kept', card: 'q:a' },
  ]);
});
