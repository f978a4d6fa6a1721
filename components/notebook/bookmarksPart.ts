import { browserNotebook } from '@/components/notebook/browserNotebook';
import { bookmarksValue, decodeBookmarks } from '@/lib/bookmarks/record';
import type { ExchangePart } from '@/lib/exchange/part';
import { success } from '@/lib/result';

/** Part of the exchanged file: the notebook, as bookmarks and notes. */
export const bookmarksPart: ExchangePart = {
  key: 'carnet',
  name: 'votre carnet et ses notes',
  read() {
    const { value } = browserNotebook().get();
    return value.length > 0 ? bookmarksValue(value) : null;
  },
  merge(value) {
    const bookmarks = decodeBookmarks(value, Date.now());
    return bookmarks.ok ? success(browserNotebook().merge(bookmarks.value)) : bookmarks;
  },
  additions: (count) => `${count} ${count > 1 ? 'lignes du carnet' : 'ligne du carnet'}`,
  erase: () => browserNotebook().erase(),
};
