import { textStorage } from '@/lib/textStorage';

/** What lasts from visit to visit. */
export const deviceStorage = textStorage(() => localStorage);

/** What lasts as long as the tab. */
export const tabStorage = textStorage(() => sessionStorage);
