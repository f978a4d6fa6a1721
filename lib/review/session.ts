import { episodesOf, placeOf, type Deck, type DeckCard } from '@/lib/review/deck';
import type { CardId } from '@/lib/review/event';
import type { CardState } from '@/lib/review/replay';
import { isDue, recallOf } from '@/lib/review/schedule';

/** Largest number of cards in a sitting: five minutes at fifteen seconds a card. */
export const MOST_CARDS = 20;
const MAX_NEW = 5;
const MAX_NEW_TERMS = 2;
const SECONDS_A_CARD = 15;

/** Plan of a sitting. */
export interface SittingPlan {
  /** Cards of the sitting, at most 20, in the order in which they are asked. */
  readonly cards: readonly DeckCard[];
  /** Number of due cards beyond this sitting. */
  readonly later: number;
}

interface SittingPlanOptions {
  readonly deck: Deck;
  readonly states: ReadonlyMap<CardId, CardState>;
  /** Day from `dayOf`. */
  readonly today: number;
  /** Slugs of the episodes that were heard. */
  readonly heard: ReadonlySet<string>;
}

/**
 * Plans today's sitting. Selects due cards, the most recallable first, which an answer can still keep in memory; then
 * kept cards never asked; then at most five new cards from heard episodes. Cards missing in the deck are skipped; a card
 * whose correct answer has changed counts as new.
 */
export function planSitting({ deck, states, today, heard }: SittingPlanOptions): SittingPlan {
  const scheduledCards = [...deck.values()].flatMap((card) => {
    const state = stateFor(card, states);
    return state ? [{ card, state }] : [];
  });
  const dueStates = scheduledCards.filter(({ state }) => isDue(state, today));
  const [unansweredStates, answeredStates] = [
    dueStates.filter(({ state }) => state.memory === null),
    dueStates.filter(({ state }) => state.memory !== null),
  ];
  const dueCards = [
    ...answeredStates.sort((a, b) => recallOf(b.state, today) - recallOf(a.state, today)),
    ...unansweredStates,
  ].map(({ card }) => card);
  const unknownCards = [...deck.values()].filter(
    (card) => !states.has(card.id) && episodesOf(card).some((slug) => heard.has(slug)),
  );
  const cards = [...dueCards, ...newCards(unknownCards)].slice(0, MOST_CARDS);
  return { cards: spreadByPlace(cards), later: Math.max(0, dueCards.length - MOST_CARDS) };
}

/** Selects at most five new cards: questions, and at least two terms where available. */
function newCards(unknownCards: readonly DeckCard[]): readonly DeckCard[] {
  const questions = unknownCards.filter(({ kind }) => kind === 'question');
  const terms = unknownCards
    .filter(({ kind }) => kind === 'term')
    .slice(0, Math.max(MAX_NEW_TERMS, MAX_NEW - questions.length));
  return [...questions.slice(0, MAX_NEW - terms.length), ...terms].slice(0, MAX_NEW);
}

/** Returns the state of a card; a card whose correct answer has changed has no memory. */
export function stateFor(
  { id, revision }: Pick<DeckCard, 'id' | 'revision'>,
  states: ReadonlyMap<CardId, CardState>,
): CardState | undefined {
  const state = states.get(id);
  const isStale = state?.revision != null && state.revision !== revision;
  return state && isStale ? { ...state, memory: null, day: null } : state;
}

/** Reorders cards so that, if possible, no two cards of the same place are adjacent. */
function spreadByPlace(cards: readonly DeckCard[]): readonly DeckCard[] {
  const remainingCards = [...cards];
  const orderedCards: DeckCard[] = [];
  while (remainingCards.length > 0) {
    const [lastPlace] = orderedCards.slice(-1).map(placeOf);
    const nextIndex = remainingCards.findIndex(
      (card) => !lastPlace || placeOf(card) !== lastPlace,
    );
    orderedCards.push(...remainingCards.splice(Math.max(0, nextIndex), 1));
  }
  return orderedCards;
}

/** Formats the number of due cards with the time that the cards take: '12 à revoir · 3 min', '1 à revoir · 1 min'. */
export const dueLabel = (count: number): string =>
  `${count} à revoir · ${Math.max(1, Math.round((count * SECONDS_A_CARD) / 60))}\u00a0min`;
