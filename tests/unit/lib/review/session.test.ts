import fc from 'fast-check';
import { dayOf } from '@/lib/review/day';
import { deckOf, episodesOf, placeOf } from '@/lib/review/deck';
import type { CardId, ReviewEvent } from '@/lib/review/event';
import { nextMemory } from '@/lib/review/memory';
import { replay } from '@/lib/review/replay';
import { isDue } from '@/lib/review/schedule';
import { MOST_CARDS, dueLabel, programmeOf, stateFor } from '@/lib/review/session';
import { seededRandom } from '@/lib/random';
import { asked, seeds } from '@/tests/unit/lib/quiz/bank';
import { answered, spokenTerm } from './log';

const NO_EPISODES = new Set<string>();
const bank = Array.from({ length: 60 }, (_, index) =>
  asked(index, { episodeSlug: index < 30 ? 'episode-09' : 'episode-10' }),
);
const deck = deckOf(bank);
const first = [...deck.values()][0];
if (!first) throw new Error('A card is expected.');
const logOf = (day: number, isRecalled = true): readonly ReviewEvent[] =>
  [...deck.values()].map(({ id, revision }, index) =>
    answered(`a${index}`, day, { card: id, revision, isRecalled }),
  );
const kept = (card: CardId, rank: number) =>
  ({ id: `k${rank}`, at: rank, kind: 'kept', card }) as const;
const programme = (events: readonly ReviewEvent[], today: number, heard = NO_EPISODES) =>
  programmeOf({ deck, states: replay(events), today, heard });

describe('a session', () => {
  it('is empty when nothing was kept and nothing was heard', () => {
    expect(programme([], 10)).toEqual({ cards: [], later: 0 });
  });

  it('offers at most five questions of heard episodes', () => {
    const { cards, later } = programme([], 10, new Set(['episode-10']));
    expect(cards).toHaveLength(5);
    expect(cards.every((card) => episodesOf(card).includes('episode-10'))).toBe(true);
    expect(later).toBe(0);
  });

  it('offers two terms among the five, and more of them once the questions are known', () => {
    const terms = [1, 2, 3, 4, 5, 6].map((rank) => spokenTerm(rank, ['episode-10']));
    const withTerms = deckOf(bank.slice(0, 33), [...terms, spokenTerm(7, ['episode-01'])]);
    const kindsOf = (known: ReadonlySet<string>) => {
      const answers = [...withTerms.values()]
        .filter(({ id }) => known.has(id))
        .map(({ id, revision }) => answered(id, 10, { card: id, revision }));
      const states = replay(answers);
      const heard = new Set(['episode-10']);
      const { cards } = programmeOf({ deck: withTerms, states, today: 10, heard });
      return cards.map(({ kind }) => kind).toSorted();
    };
    expect(kindsOf(new Set())).toEqual(['question', 'question', 'question', 'term', 'term']);
    const asked = new Set([...withTerms.keys()].filter((id) => id.startsWith('q:')));
    expect(kindsOf(asked)).toEqual(['term', 'term', 'term', 'term', 'term']);
    expect(kindsOf(new Set(withTerms.keys()))).toEqual([]);
  });

  it('asks a term with a reworded definition as the same', () => {
    const [before] = deckOf([], [spokenTerm(1, [])]).values();
    const [after] = deckOf(
      [],
      [{ ...spokenTerm(1, []), definition: 'Autrement dit.' }],
    ).values();
    expect(after?.revision).toBe(before?.revision);
    expect(after?.id).toBe(before?.id);
  });

  it('after a hundred days of absence asks twenty, and leaves the rest for later', () => {
    const { cards, later } = programme(logOf(10), 110);
    expect(cards).toHaveLength(MOST_CARDS);
    expect(later).toBe(deck.size - MOST_CARDS);
  });

  it('asks nothing the day after a right answer, and missed cards again', () => {
    expect(programme(logOf(10), 11).cards).toEqual([]);
    expect(programme(logOf(10, false), 11).cards).toHaveLength(MOST_CARDS);
  });

  it('neither counts nor loses a removed question', () => {
    const gone = answered('g', 10, { card: 'q:q-gone' });
    expect(programme([gone], 400)).toEqual({ cards: [], later: 0 });
    expect(replay([gone]).has('q:q-gone')).toBe(true);
  });

  it('asks as new a question whose right answer has changed, not one that was reworded', () => {
    const state = replay([answered('a', 10, { card: first.id, revision: first.revision })]);
    if (first.kind !== 'question') throw new Error('A question is expected.');
    const [reworded] = deckOf([{ ...first.question, question: 'Autrement ?' }]).values();
    const [other] = deckOf([{ ...first.question, answerId: 'a' }]).values();
    if (!reworded || !other) throw new Error('Cards are expected.');
    expect(stateFor(reworded, state)?.memory).toEqual(nextMemory(null, 0, 3));
    expect(stateFor(other, state)?.memory).toBeNull();
  });

  it('separates two cards of one place if possible', () => {
    const places = ['badr', 'uhud', 'badr', 'badr', 'uhud', 'uhud'];
    const placed = deckOf(
      places.map((name, index) =>
        asked(index, { place: { href: `/outils/carte-interactive/arabie/${name}`, name } }),
      ),
    );
    const states = replay([...placed.keys()].map(kept));
    const { cards } = programmeOf({ deck: placed, states, today: 1, heard: NO_EPISODES });
    const order = cards.map(placeOf);
    expect(order).toHaveLength(6);
    expect(order.some((place, index) => place === order[index + 1])).toBe(false);
  });

  it('states its duration', () => {
    expect(dueLabel(12)).toBe('12 à revoir · 3\u00a0min');
    expect(dueLabel(1)).toBe('1 à revoir · 1\u00a0min');
  });

  it('over thirty days never asks more than twenty, and asks every card again', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const luck = seededRandom(seed);
        let log: readonly ReviewEvent[] = [...deck.keys()].map(kept);
        for (let day = 100; day < 130; day += 1) {
          const { cards } = programme(log, day);
          expect(cards.length).toBeLessThanOrEqual(MOST_CARDS);
          const answers = cards.map(({ id, revision }, index) =>
            answered(`${day}-${index}`, day, {
              ...{ card: id, revision, isRecalled: luck() < 0.87 },
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

it('the day is the same at 23:59 and at 00:01, and changes at four', () => {
  const at = (hour: number, minute: number, day = 10) =>
    dayOf(new Date(2025, 5, day, hour, minute).getTime());
  expect(at(23, 59)).toBe(at(0, 1, 11));
  expect(at(3, 59, 11)).toBe(at(12, 0));
  expect(at(4, 0, 11)).toBe(at(12, 0) + 1);
});

it('the day goes on by one a day, also when the hour changes', () => {
  const days = Array.from({ length: 400 }, (_, index) =>
    dayOf(new Date(2025, 0, 1 + index, 12).getTime()),
  );
  expect(days.every((day, index) => day === (days[0] ?? 0) + index)).toBe(true);
});
