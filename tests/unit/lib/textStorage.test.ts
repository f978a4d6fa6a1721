/** @jest-environment jsdom */
import { textStorage } from '@/lib/textStorage';

beforeEach(() => localStorage.clear());

describe('a storage of texts', () => {
  const storage = textStorage(() => localStorage);

  it('keeps a text under its key, and removes it', () => {
    expect(storage.read('a')).toBeNull();
    expect(storage.write('a', 'un')).toBe(true);
    expect(storage.read('a')).toBe('un');
    expect(storage.write('a', null)).toBe(true);
    expect(storage.read('a')).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it('distinguishes an empty text from a missing one', () => {
    storage.write('a', '');
    expect(storage.read('a')).toBe('');
  });
});

describe('a storage of texts that the browser refuses', () => {
  const refuse = (): never => {
    throw new DOMException('SecurityError');
  };

  it('reads null, and reports that a text was not written', () => {
    const blocked = textStorage(refuse);
    expect(blocked.read('a')).toBeNull();
    expect(blocked.write('a', 'un')).toBe(false);
    expect(blocked.write('a', null)).toBe(false);
  });

  it('keeps its former texts when it is full', () => {
    localStorage.setItem('a', 'un');
    const full = textStorage(() => ({
      getItem: (key) => localStorage.getItem(key),
      setItem: refuse,
      removeItem: (key) => localStorage.removeItem(key),
    }));
    expect(full.write('a', 'deux')).toBe(false);
    expect(full.read('a')).toBe('un');
  });
});
