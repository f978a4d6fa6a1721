import { createStore } from '@/lib/store';

/** Outcome of a mark. */
type Marking = { readonly status: 'made'; readonly id: string } | { readonly status: 'failed' };

/** The last mark made from the player; null before the first, and after its sheet is closed. */
export const lastMark = createStore<Marking | null>(null);
