/** @jest-environment node */
import { DUE_KEY } from '@/lib/review/store/dueDays';
import type { NewEvent } from '@/lib/review/append';
import { writeLog } from '@/lib/review/record';
import { createReviewStore } from '@/lib/review/store/reviewStore';
import type { OpenStorage } from '@/lib/textStorage';

const keptCard: NewEvent = { kind: 'kept', card: 'q:q-105' };
const otherCard: NewEvent = { kind: 'kept', card: 'q:q-106' };

/** Creates a browser whose tabs share one storage. */
function createBrowser(texts: Record<string, string> = {}) {
  const listeners: (() => void)[] = [];
  let rank = 0;
  const tab = (overrides: Partial<ReturnType<OpenStorage>> = {}) =>
    createReviewStore({
      storage: () => ({
        getItem: (key) => texts[key] ?? null,
        setItem(key, text) {
          texts[key] = text;
        },
        removeItem: (key) => void Reflect.deleteProperty(texts, key),
        ...overrides,
      }),
      onChange: (listener) => void listeners.push(listener),
      now: () => 11 * 86_400_000,
      today: () => 11,
      randomId: () => `id${(rank += 1)}`,
    });
  return { texts, tab, notifyTabs: () => listeners.forEach((listener) => listener()) };
}

const cardsOf = (store: ReturnType<ReturnType<typeof createBrowser>['tab']>) => [
  ...store.get().states.keys(),
];
const damagedText = '{"broken';
const refuse = (): never => {
  throw new DOMException('refused', 'SecurityError');
};

describe('the review store of a browser', () => {
  it('is restored by the next visit, with the answers of two tabs that are open at once', () => {
    const { tab, notifyTabs } = createBrowser();
    const [firstTab, secondTab] = [tab(), tab()];
    firstTab.add(keptCard);
    secondTab.add(otherCard);
    notifyTabs();
    expect(cardsOf(firstTab)).toEqual(['q:q-105', 'q:q-106']);
    expect(cardsOf(tab())).toEqual(['q:q-105', 'q:q-106']);
  });

  it('is unchanged when the same log is merged twice', () => {
    const store = createBrowser().tab();
    store.add(keptCard);
    const initialEvents = store.get().events;
    expect(store.merge(initialEvents)).toBe(0);
    expect(store.get().events).toEqual(initialEvents);
  });

  it('restores the states before an undone answer, also after a reload', () => {
    const { tab } = createBrowser();
    const answer = { card: 'q:q-105', revision: 'r', isRecalled: true } as const;
    const store = tab();
    store.add({ kind: 'answered', day: 5, ...answer });
    const statesBefore = store.get().states;
    const [id = ''] = store.add({ kind: 'answered', day: 9, ...answer });
    store.add({ kind: 'undone', undoes: id });
    expect(tab().get().states).toEqual(statesBefore);
  });

  it('stores the due days for the pages that count cards', () => {
    const { tab, texts } = createBrowser();
    tab().add(keptCard, {
      kind: 'answered',
      card: 'q:q-106',
      revision: 'r',
      day: 11,
      isRecalled: true,
    });
    expect(JSON.parse(texts[DUE_KEY] ?? '')).toEqual([11, 13]);
  });
});

describe('a question that no longer exists', () => {
  const answer = { kind: 'answered', revision: 'r', day: 5, isRecalled: true } as const;

  it('is not counted as due by a page that knows the questions, and stays stored', () => {
    const { tab, texts } = createBrowser();
    const store = tab();
    store.add(keptCard, { ...answer, card: 'q:q-gone' });
    const dueCards = () => JSON.parse(texts[DUE_KEY] ?? '').length;
    expect(dueCards()).toBe(2);
    store.setCards(new Map([['q:q-105', true]]));
    expect(dueCards()).toBe(1);
    tab().add(otherCard);
    expect(dueCards()).toBe(2);
    expect(cardsOf(tab())).toContain('q:q-gone');
  });

  it('is counted as due again when the question returns', () => {
    const { tab, texts } = createBrowser();
    const store = tab();
    store.add(keptCard);
    store.setCards(new Map());
    expect(texts[DUE_KEY]).toBe('[]');
    store.setCards(new Map([['q:q-105', true]]));
    expect(texts[DUE_KEY]).toBe('[11]');
  });
});

describe('when the review cannot be stored', () => {
  it.each([
    ['forbidden', { getItem: refuse, setItem: refuse }],
    ['full', { setItem: refuse }],
  ])('the store reports that the storage is %s, and keeps its cards', (trouble, overrides) => {
    const store = createBrowser().tab(overrides);
    store.add(keptCard);
    expect(store.get().trouble).toBe(trouble);
    expect(cardsOf(store)).toEqual(['q:q-105']);
  });

  it('the store leaves the log of a newer version unchanged', () => {
    const newer = '{"format":"chroniques-revision","version":9,"events":[{}]}';
    const { tab, texts } = createBrowser({ revision: newer });
    const store = tab();
    store.add(keptCard);
    expect(store.get().trouble).toBe('newer');
    expect(texts).toEqual({ revision: newer });
  });

  it('the store moves an unreadable log to another key, after former ones, and begins empty', () => {
    const { tab, texts } = createBrowser({
      revision: damagedText,
      'revision-illisible': '[older',
    });
    const store = tab();
    expect(store.get().trouble).toBe('damaged');
    tab();
    expect(texts['revision-illisible']).toBe(`[older\n${damagedText}`);
    store.add(keptCard);
    expect(texts.revision).toBe(writeLog(store.get().events));
  });

  it('the store leaves an unreadable log unchanged when the storage has no room for a copy', () => {
    const { tab, texts } = createBrowser({ revision: damagedText });
    const store = tab({
      setItem(key, text) {
        if (key === 'revision-illisible') refuse();
        texts[key] = text;
      },
    });
    store.add(keptCard);
    expect(store.get().trouble).toBe('full');
    expect(cardsOf(store)).toEqual(['q:q-105']);
    expect(texts).toEqual({ revision: damagedText });
  });
});

describe('when the review is erased', () => {
  it('the storage and all tabs are empty, and later cards are stored', () => {
    const { tab, notifyTabs, texts } = createBrowser({ 'revision-illisible': 'x' });
    const [firstTab, secondTab] = [tab(), tab()];
    firstTab.add(keptCard);
    notifyTabs();
    firstTab.erase();
    expect(texts).toEqual({});
    notifyTabs();
    expect(cardsOf(secondTab)).toEqual([]);
    secondTab.add(otherCard);
    expect(cardsOf(tab())).toEqual(['q:q-106']);
  });

  it('another tab that adds a card before its notification restores no erased card', () => {
    const { tab, notifyTabs } = createBrowser();
    const [firstTab, secondTab] = [tab(), tab()];
    firstTab.add(keptCard);
    notifyTabs();
    firstTab.erase();
    secondTab.add(otherCard);
    expect(cardsOf(secondTab)).toEqual(['q:q-106']);
  });

  it('a former export restores all of its cards', () => {
    const { tab } = createBrowser();
    const store = tab();
    store.add(keptCard, otherCard);
    const log = store.get().events;
    store.erase();
    expect(store.merge(log)).toBe(2);
    expect(cardsOf(tab())).toEqual(['q:q-105', 'q:q-106']);
  });
});
