/** @jest-environment node */
import { DUE_KEY } from '@/lib/review/store/dueDays';
import type { NewEvent } from '@/lib/review/append';
import { writeLog } from '@/lib/review/record';
import { createReviewStore } from '@/lib/review/store/reviewStore';
import type { OpenStorage } from '@/lib/textStorage';

const kept: NewEvent = { kind: 'kept', card: 'q:q-105' };
const other: NewEvent = { kind: 'kept', card: 'q:q-106' };

/** Creates a browser whose tabs share one storage. */
function browser(texts: Record<string, string> = {}) {
  const listeners: (() => void)[] = [];
  let rank = 0;
  const tab = (part: Partial<ReturnType<OpenStorage>> = {}) =>
    createReviewStore({
      storage: () => ({
        getItem: (key) => texts[key] ?? null,
        setItem(key, text) {
          texts[key] = text;
        },
        removeItem: (key) => void Reflect.deleteProperty(texts, key),
        ...part,
      }),
      onChange: (listener) => void listeners.push(listener),
      now: () => 11 * 86_400_000,
      today: () => 11,
      randomId: () => `id${(rank += 1)}`,
    });
  return { texts, tab, tellTabs: () => listeners.forEach((listener) => listener()) };
}

const cardsOf = (store: ReturnType<ReturnType<typeof browser>['tab']>) => [
  ...store.get().states.keys(),
];
const broken = '{"broken';
const refuse = (): never => {
  throw new DOMException('refused', 'SecurityError');
};

describe('the review of a browser', () => {
  it('is restored by the next visit, with the answers of two tabs that are open at once', () => {
    const { tab, tellTabs } = browser();
    const [one, two] = [tab(), tab()];
    one.add(kept);
    two.add(other);
    tellTabs();
    expect(cardsOf(one)).toEqual(['q:q-105', 'q:q-106']);
    expect(cardsOf(tab())).toEqual(['q:q-105', 'q:q-106']);
  });

  it('is unchanged when the same log is merged twice', () => {
    const store = browser().tab();
    store.add(kept);
    const before = store.get().events;
    expect(store.merge(before)).toBe(0);
    expect(store.get().events).toEqual(before);
  });

  it('undoes an answer exactly, also after a reload', () => {
    const { tab } = browser();
    const answer = { card: 'q:q-105', revision: 'r', isRecalled: true } as const;
    const store = tab();
    store.add({ kind: 'answered', day: 5, ...answer });
    const before = store.get().states;
    const [id = ''] = store.add({ kind: 'answered', day: 9, ...answer });
    store.add({ kind: 'undone', undoes: id });
    expect(tab().get().states).toEqual(before);
  });

  it('stores the due days for the pages that count cards', () => {
    const { tab, texts } = browser();
    tab().add(kept, {
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

  it('is not counted where cards are due, on any page, and is kept', () => {
    const { tab, texts } = browser();
    const store = tab();
    store.add(kept, { ...answer, card: 'q:q-gone' });
    const dueCards = () => JSON.parse(texts[DUE_KEY] ?? '').length;
    expect(dueCards()).toBe(2);
    store.know(new Map([['q:q-105', true]]));
    expect(dueCards()).toBe(1);
    tab().add(other);
    expect(dueCards()).toBe(2);
    expect(cardsOf(tab())).toContain('q:q-gone');
  });

  it('is counted again when it returns', () => {
    const { tab, texts } = browser();
    const store = tab();
    store.add(kept);
    store.know(new Map());
    expect(texts[DUE_KEY]).toBe('[]');
    store.know(new Map([['q:q-105', true]]));
    expect(texts[DUE_KEY]).toBe('[11]');
  });
});

describe('when the review cannot be stored', () => {
  it.each([
    ['forbidden', { getItem: refuse, setItem: refuse }],
    ['full', { setItem: refuse }],
  ])('the store reports that the storage is %s, and keeps the page', (trouble, part) => {
    const store = browser().tab(part);
    store.add(kept);
    expect(store.get().trouble).toBe(trouble);
    expect(cardsOf(store)).toEqual(['q:q-105']);
  });

  it('the store leaves the log of a newer version as it is', () => {
    const newer = '{"format":"chroniques-revision","version":9,"events":[{}]}';
    const { tab, texts } = browser({ revision: newer });
    const store = tab();
    store.add(kept);
    expect(store.get().trouble).toBe('newer');
    expect(texts).toEqual({ revision: newer });
  });

  it('the store sets an unreadable log aside, beside former ones, and begins again', () => {
    const { tab, texts } = browser({ revision: broken, 'revision-illisible': '[older' });
    const store = tab();
    expect(store.get().trouble).toBe('damaged');
    tab();
    expect(texts['revision-illisible']).toBe(`[older\n${broken}`);
    store.add(kept);
    expect(texts.revision).toBe(writeLog(store.get().events));
  });

  it('the store leaves an unreadable log where it is when there is no room to set it aside', () => {
    const { tab, texts } = browser({ revision: broken });
    const store = tab({
      setItem(key, text) {
        if (key === 'revision-illisible') refuse();
        texts[key] = text;
      },
    });
    store.add(kept);
    expect(store.get().trouble).toBe('full');
    expect(cardsOf(store)).toEqual(['q:q-105']);
    expect(texts).toEqual({ revision: broken });
  });
});

describe('when the review is erased', () => {
  it('nothing of it stays, here or in another tab, and later answers are kept', () => {
    const { tab, tellTabs, texts } = browser({ 'revision-illisible': 'x' });
    const [one, two] = [tab(), tab()];
    one.add(kept);
    tellTabs();
    one.erase();
    expect(texts).toEqual({});
    tellTabs();
    expect(cardsOf(two)).toEqual([]);
    two.add(other);
    expect(cardsOf(tab())).toEqual(['q:q-106']);
  });

  it('another tab that answers before it is notified does not restore it', () => {
    const { tab, tellTabs } = browser();
    const [one, two] = [tab(), tab()];
    one.add(kept);
    tellTabs();
    one.erase();
    two.add(other);
    expect(cardsOf(two)).toEqual(['q:q-106']);
  });

  it('a former export restores all of it', () => {
    const { tab } = browser();
    const store = tab();
    store.add(kept, other);
    const log = store.get().events;
    store.erase();
    expect(store.merge(log)).toBe(2);
    expect(cardsOf(tab())).toEqual(['q:q-105', 'q:q-106']);
  });
});
