import { textStorage } from '@/lib/textStorage';

/** Text storage that persists between visits (`localStorage`). */
export const deviceStorage = textStorage(() => localStorage);

/** Text storage that lasts as long as the tab (`sessionStorage`). */
export const tabStorage = textStorage(() => sessionStorage);
