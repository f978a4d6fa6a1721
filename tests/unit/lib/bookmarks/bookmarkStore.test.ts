/** @jest-environment node */
import { bookmarkId, noteOf } from '@/lib/bookmarks/bookmark';
import { createBookmarkStore } from '@/lib/bookmarks/bookmarkStore';
import type { OpenStorage } from '@/lib/textStorage';
import { document, keptIds, moment } from './samples';

/** Creates a browser whose tabs share one storage. */
function browser(texts: Record<string, string> = {}) {
  const listeners: (() => void)[] = [];
  let time = 1000;
  const tab = (part: Partial<ReturnType<OpenStorage>> = {}) =>
    createBookmarkStore({
      storage: () => ({
        getItem: (key) => texts[key] ?? null,
        setItem(key, text) {
          texts[key] = text;
        },
        removeItem: (key) => void Reflect.deleteProperty(texts, key),
        ...part,
      }),
      onChange: (listener) => void listeners.push(listener),
      now: () => (time += 1),
      randomId: () => `id${time}`,
    });
  return { texts, tab, tellTabs: () => listeners.forEach((listener) => listener()) };
}

const idsIn = (store: ReturnType<ReturnType<typeof browser>['tab']>) =>
  keptIds(store.get().value);
const refuse = (): never => {
  throw new DOMException('refused', 'QuotaExceededError');
};

describe('the notebook of a browser', () => {
  it('is restored in the next visit, with the marks of two tabs that are open at once', () => {
    const { tab, tellTabs } = browser();
    const [one, two] = [tab(), tab()];
    one.add(moment());
    two.add(document);
    tellTabs();
    const both = [bookmarkId(document), bookmarkId(moment())].sort();
    expect(idsIn(one)).toEqual(both);
    expect(idsIn(tab())).toEqual(both);
  });

  it('counts what a merge has changed, and nothing the second time', () => {
    const [phone, computer] = [browser().tab(), browser().tab()];
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
    (trouble, part) => {
      const store = browser().tab(part);
      store.add(moment());
      store.annotate(bookmarkId(moment()), 'une note');
      store.add(document);
      expect(store.get().trouble).toBe(trouble);
      expect(idsIn(store)).toHaveLength(2);
      expect(store.get().value.map(noteOf)).toContain('une note');
    },
  );

  it('leaves what a newer version has written as it is', () => {
    const newer = '{"format":"chroniques-carnet","version":9,"bookmarks":[]}';
    const { tab, texts } = browser({ carnet: newer });
    const store = tab();
    store.add(moment());
    expect(store.get().trouble).toBe('newer');
    expect(texts).toEqual({ carnet: newer });
  });

  it('puts what cannot be read aside, and begins again', () => {
    const { tab, texts } = browser({ carnet: '{"broken' });
    const store = tab();
    store.add(moment());
    expect(store.get().trouble).toBe('damaged');
    expect(texts['carnet-illisible']).toBe('{"broken');
    expect(idsIn(tab())).toEqual([bookmarkId(moment())]);
  });

  it('is erased here and in another tab, which does not bring it back', () => {
    const { tab, tellTabs, texts } = browser({ 'carnet-illisible': 'x' });
    const [one, two] = [tab(), tab()];
    one.add(moment());
    tellTabs();
    one.erase();
    expect(texts).toEqual({});
    two.add(document);
    expect(idsIn(two)).toEqual([bookmarkId(document)]);
  });
});
