/** @jest-environment node */
import { bookmarkId, noteOf } from '@/lib/bookmarks/bookmark';
import { createBookmarkStore } from '@/lib/bookmarks/bookmarkStore';
import type { OpenStorage } from '@/lib/textStorage';
import { document, keptIds, moment } from './samples';

/** Creates a browser whose tabs share one storage. */
function createBrowser(texts: Record<string, string> = {}) {
  const listeners: (() => void)[] = [];
  let time = 1000;
  const tab = (overrides: Partial<ReturnType<OpenStorage>> = {}) =>
    createBookmarkStore({
      storage: () => ({
        getItem: (key) => texts[key] ?? null,
        setItem(key, text) {
          texts[key] = text;
        },
        removeItem: (key) => void Reflect.deleteProperty(texts, key),
        ...overrides,
      }),
      onChange: (listener) => void listeners.push(listener),
      now: () => (time += 1),
      randomId: () => `id${time}`,
    });
  return { texts, tab, notifyTabs: () => listeners.forEach((listener) => listener()) };
}

const idsIn = (store: ReturnType<ReturnType<typeof createBrowser>['tab']>) =>
  keptIds(store.get().value);
const refuse = (): never => {
  throw new DOMException('refused', 'QuotaExceededError');
};

describe('the notebook of a browser', () => {
  it('is restored in the next visit, with the bookmarks of two tabs open at once', () => {
    const { tab, notifyTabs } = createBrowser();
    const [firstTab, secondTab] = [tab(), tab()];
    firstTab.add(moment());
    secondTab.add(document);
    notifyTabs();
    const bothIds = [bookmarkId(document), bookmarkId(moment())].sort();
    expect(idsIn(firstTab)).toEqual(bothIds);
    expect(idsIn(tab())).toEqual(bothIds);
  });

  it('counts the bookmarks that a merge changes, and none when it is repeated', () => {
    const [phone, computer] = [createBrowser().tab(), createBrowser().tab()];
    phone.add(moment());
    phone.annotate(bookmarkId(moment()), 'une note');
    computer.add(document);
    expect(computer.merge(phone.get().value)).toBe(1);
    expect(computer.merge(phone.get().value)).toBe(0);
    expect(idsIn(computer)).toHaveLength(2);
  });

  it.each([
    ['forbidden', { getItem: refuse, setItem: refuse }],
    ['full', { setItem: refuse }],
  ])(
    'continues when the storage is %s, reports it, and keeps the page’s bookmarks',
    (trouble, overrides) => {
      const store = createBrowser().tab(overrides);
      store.add(moment());
      store.annotate(bookmarkId(moment()), 'une note');
      store.add(document);
      expect(store.get().trouble).toBe(trouble);
      expect(idsIn(store)).toHaveLength(2);
      expect(store.get().value.map(noteOf)).toContain('une note');
    },
  );

  it('leaves the record of a newer version unchanged', () => {
    const newer = '{"format":"chroniques-carnet","version":9,"bookmarks":[]}';
    const { tab, texts } = createBrowser({ carnet: newer });
    const store = tab();
    store.add(moment());
    expect(store.get().trouble).toBe('newer');
    expect(texts).toEqual({ carnet: newer });
  });

  it('moves an unreadable record to another key, and begins empty', () => {
    const { tab, texts } = createBrowser({ carnet: '{"broken' });
    const store = tab();
    store.add(moment());
    expect(store.get().trouble).toBe('damaged');
    expect(texts['carnet-illisible']).toBe('{"broken');
    expect(idsIn(tab())).toEqual([bookmarkId(moment())]);
  });

  it('is erased in every tab, and restored by none', () => {
    const { tab, notifyTabs, texts } = createBrowser({ 'carnet-illisible': 'x' });
    const [firstTab, secondTab] = [tab(), tab()];
    firstTab.add(moment());
    notifyTabs();
    firstTab.erase();
    expect(texts).toEqual({});
    secondTab.add(document);
    expect(idsIn(secondTab)).toEqual([bookmarkId(document)]);
  });
});
