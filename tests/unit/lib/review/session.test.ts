import fc from 'fast-check';
import { dayOf } from '@/lib/review/day';
import { deckOf, episodesOf, placeOf } from '@/lib/review/deck';
import type { CardId, ReviewEvent } from '@/lib/review/event';
import { nextMemory } from '@/lib/review/memory';
import { replay } from '@/lib/review/replay';
import { isDue } from '@/lib/review/schedule';
import { MOST_CARDS, dueLabel, planSitting, stateFor } from '@/lib/review/session';
import { seededRandom } from '@/lib/random';
import { bankQuestion, seeds } from '@/tests/unit/lib/quiz/bank';
import { answeredEvent, spokenTerm } from './log';

const NO_EPISODES = new Set<string>();
const bank = Array.from({ length: 60 }, (_, index) =>
  bankQuestion(index, { episodeSlug: index < 30 ? 'episode-09' : 'episode-10' }),
);
const deck = deckOf(bank);
const firstCard = [...deck.values()][0];
if (!firstCard) throw new Error('A card is expected.');
const logOf = (day: number, isRecalled = true): readonly ReviewEvent[] =>
  [...deck.values()].map(({ id, revision }, index) =>
    answeredEvent(`a${index}`, day, { card: id, revision, isRecalled }),
  );
const keepEvent = (card: CardId, at: number) =>
  ({ id: `k${at}`, at, kind: 'kept', card }) as const;
const programmeAt = (events: readonly ReviewEvent[], today: number, heard = NO_EPISODES) =>
  planSitting({ deck, states: replay(events), today, heard });

describe('a sitting', () => {
  it('is empty without a kept card and without a heard episode', () => {
    expect(programmeAt([], 10)).toEqual({ cards: [], later: 0 });
  });

  it('offers at most five questions of heard episodes', () => {
    const { cards, later } = programmeAt([], 10, new Set(['episode-10']));
    expect(cards).toHaveLength(5);
    expect(cards.every((card) => episodesOf(card).includes('episode-10'))).toBe(true);
    expect(later).toBe(0);
  });

  it('offers two terms among five cards, and more terms once the questions are known', () => {
    const terms = [1, 2, 3, 4, 5, 6].map((rank) => spokenTerm(rank, ['episode-10']));
    const deckWithTerms = deckOf(bank.slice(0, 33), [...terms, spokenTerm(7, ['episode-01'])]);
    const kindsOf = (known: ReadonlySet<string>) => {
      const answers = [...deckWithTerms.values()]
        .filter(({ id }) => known.has(id))
        .map(({ id, revision }) => answeredEvent(id, 10, { card: id, revision }));
      const states = replay(answers);
      const heard = new Set(['episode-10']);
      const { cards } = planSitting({ deck: deckWithTerms, states, today: 10, heard });
      return cards.map(({ kind }) => kind).toSorted();
    };
    expect(kindsOf(new Set())).toEqual(['question', 'question', 'question', 'term', 'term']);
    const questionIds = new Set([...deckWithTerms.keys()].filter((id) => id.startsWith('q:')));
    expect(kindsOf(questionIds)).toEqual(['term', 'term', 'term', 'term', 'term']);
    expect(kindsOf(new Set(deckWithTerms.keys()))).toEqual([]);
  });

  it('keeps the revision of a term whose definition is reworded', () => {
    const [original] = deckOf([], [spokenTerm(1, [])]).values();
    const [reworded] = deckOf(
      [],
      [{ ...spokenTerm(1, []), definition: 'Autrement dit.' }],
    ).values();
    expect(reworded?.revision).toBe(original?.revision);
    expect(reworded?.id).toBe(original?.id);
  });

  it('asks twenty cards after a hundred days of absence, and counts the others for later', () => {
    const { cards, later } = programmeAt(logOf(10), 110);
    expect(cards).toHaveLength(MOST_CARDS);
    expect(later).toBe(deck.size - MOST_CARDS);
  });

  it('asks no card the day after a right answer, and missed cards again', () => {
    expect(programmeAt(logOf(10), 11).cards).toEqual([]);
    expect(programmeAt(logOf(10, false), 11).cards).toHaveLength(MOST_CARDS);
  });

  it('does not count a removed question, whose state is kept', () => {
    const removedAnswer = answeredEvent('g', 10, { card: 'q:q-gone' });
    expect(programmeAt([removedAnswer], 400)).toEqual({ cards: [], later: 0 });
    expect(replay([removedAnswer]).has('q:q-gone')).toBe(true);
  });

  it('treats a question as new when its right answer changes, but not when it is reworded', () => {
    const state = replay([
      answeredEvent('a', 10, { card: firstCard.id, revision: firstCard.revision }),
    ]);
    if (firstCard.kind !== 'question') throw new Error('A question is expected.');
    const [reworded] = deckOf([{ ...firstCard.question, question: 'Autrement ?' }]).values();
    const [corrected] = deckOf([{ ...firstCard.question, answerId: 'a' }]).values();
    if (!reworded || !corrected) throw new Error('Cards are expected.');
    expect(stateFor(reworded, state)?.memory).toEqual(nextMemory(null, 0, 3));
    expect(stateFor(corrected, state)?.memory).toBeNull();
  });

  it('separates two cards of one place if possible', () => {
    const places = ['badr', 'uhud', 'badr', 'badr', 'uhud', 'uhud'];
    const deckOfPlaces = deckOf(
      places.map((name, index) =>
        bankQuestion(index, {
          place: { href: `/outils/carte-interactive/arabie/${name}`, name },
        }),
      ),
    );
    const states = replay([...deckOfPlaces.keys()].map(keepEvent));
    const { cards } = planSitting({
      deck: deckOfPlaces,
      states,
      today: 1,
      heard: NO_EPISODES,
    });
    const order = cards.map(placeOf);
    expect(order).toHaveLength(6);
    expect(order.some((place, index) => place === order[index + 1])).toBe(false);
  });

  it('is announced with its number of cards and its duration', () => {
    expect(dueLabel(12)).toBe('12 à revoir · 3\u00a0min');
    expect(dueLabel(1)).toBe('1 à revoir · 1\u00a0min');
  });

  it('asks at most twenty cards a day, and every card within thirty days', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const random = seededRandom(seed);
        let log: readonly ReviewEvent[] = [...deck.keys()].map(keepEvent);
        for (let day = 100; day < 130; day += 1) {
          const { cards } = programmeAt(log, day);
          expect(cards.length).toBeLessThanOrEqual(MOST_CARDS);
          const answers = cards.map(({ id, revision }, index) =>
            answeredEvent(`${day}-${index}`, day, {
              ...{ card: id, revision, isRecalled: random() < 0.87 },
              at: day * 86_400_000 + index,
            }),
          );
          log = [...log, ...answers];
        }
        const states = [...replay(log).values()];
        expect(states.every(({ memory }) => memory !== null)).toBe(true);
        expect(states.every((state) => isDue(state, 130 + 365 * 2))).toBe(true);
      }),
      { numRuns: 20 },
    );
  });
});

it('the day of a review is the same at 23:59 and at 00:01, and changes at 04:00', () => {
  const dayAt = (hour: number, minute: number, day = 10) =>
    dayOf(new Date(2025, 5, day, hour, minute).getTime());
  expect(dayAt(23, 59)).toBe(dayAt(0, 1, 11));
  expect(dayAt(3, 59, 11)).toBe(dayAt(12, 0));
  expect(dayAt(4, 0, 11)).toBe(dayAt(12, 0) + 1);
});

it('the day increases by one per calendar day, also when the clock changes', () => {
  const days = Array.from({ length: 400 }, (_, index) =>
    dayOf(new Date(2025, 0, 1 + index, 12).getTime()),
  );
  expect(days.every((day, index) => day === (days[0] ?? 0) + index)).toBe(true);
});
