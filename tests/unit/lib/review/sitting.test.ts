import fc from 'fast-check';
import { keepEvents, stamped } from '@/lib/review/append';
import { deckOf } from '@/lib/review/deck';
import {
  answerSitting,
  beginSitting,
  cardInSight,
  dropCard,
  advance,
  isRepeat,
  undoAnswer,
  type Sitting,
} from '@/lib/review/sitting';
import { bank, seeds } from '@/tests/unit/lib/quiz/bank';
import { forAll } from '@/tests/fixtures/runners/property';
import { answered } from './log';

const cards = [...deckOf(bank).values()].slice(0, 5);
const give = (sitting: Sitting, isRecalled: boolean): Sitting =>
  answerSitting(sitting, { answerId: 'c', isRecalled, eventId: null });
const answers = fc.array(fc.boolean(), { maxLength: 12 });

describe('a sitting', () => {
  it('asks each card, and missed ones once more at the end', () => {
    let sitting = beginSitting(cards, 1);
    const asked: string[] = [];
    for (let card = cardInSight(sitting); card; card = cardInSight(sitting)) {
      asked.push(card.id);
      sitting = advance(give(sitting, card.id !== cards[1]?.id));
    }
    expect(asked).toEqual([...cards.map(({ id }) => id), cards[1]?.id]);
  });

  it('marks the answer to a repeated card as not counted', () => {
    const begun = beginSitting(cards, 1);
    const missed = cards.reduce((sitting) => advance(give(sitting, false)), begun);
    expect(isRepeat(begun)).toBe(false);
    expect(isRepeat(missed)).toBe(true);
  });

  it('is undone exactly, as often as an answer was given', () => {
    forAll(seeds, answers, (seed, given) => {
      const steps = [beginSitting(cards, seed)];
      for (const isRecalled of given) {
        const before = steps.at(-1) ?? beginSitting(cards, seed);
        if (cardInSight(before)) steps.push(advance(give(before, isRecalled)));
      }
      while (steps.length > 1) {
        const after = steps.pop();
        expect(after && undoAnswer(after)).toEqual(steps.at(-1));
      }
    });
  });

  it('does not repeat a missed card that was removed, and is undone all the same', () => {
    const begun = beginSitting(cards, 1);
    const dropped = dropCard(give(begun, false));
    expect(dropped.cards.map(({ id }) => id)).toEqual(cards.map(({ id }) => id));
    expect(cardInSight(dropped)?.id).toBe(cards[1]?.id);
    expect(undoAnswer(dropped)).toEqual(begun);
  });

  it('continues with the next card when the current one is removed unanswered', () => {
    const dropped = dropCard(beginSitting(cards, 1));
    expect(cardInSight(dropped)?.id).toBe(cards[1]?.id);
    expect(dropped.cards).toHaveLength(cards.length - 1);
  });

  it('takes one answer to a card at a time', () => {
    const revealed = give(beginSitting(cards, 1), true);
    expect(give(revealed, false)).toBe(revealed);
  });
});

it('a new event follows the known ones, even when the clock was set back', () => {
  const log = [answered('a', 1000)];
  const event = stamped({ kind: 'kept', card: 'q:q-1' }, log, { id: 'x', now: 5 });
  expect(event).toEqual({ id: 'x', at: (log[0]?.at ?? 0) + 1, kind: 'kept', card: 'q:q-1' });
});

it('a new event keeps each card once, and none that is kept already', () => {
  expect(keepEvents(['q:a', 'q:b', 'q:a'], (card) => card === 'q:b')).toEqual([
    { kind: 'kept', card: 'q:a' },
  ]);
});
