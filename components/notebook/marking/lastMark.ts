import { createObservable } from '@/lib/store';

/** What the player's last mark has come to; null before any, and once its sheet is closed. */
type Marking = { readonly status: 'made'; readonly id: string } | { readonly status: 'failed' };

export const marking = createObservable<Marking | null>(null);
