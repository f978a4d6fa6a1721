import type { FeedContent } from '@/lib/feed/read/content';

/**
 * A well-formed answer can still be wrong: half of the episodes gone, or an older edition from a stale mirror. It
 * waits in quarantine while the last good copy is served, and is believed when the upstream has said the same
 * thing on three visits at least over a day: then its owner means it.
 */

export type Suspicion =
  | { readonly kind: 'shrunk'; readonly from: number; readonly to: number }
  | { readonly kind: 'older'; readonly builtAt: string };

export interface Quarantine {
  readonly content: string;
  readonly since: number;
  readonly visits: number;
}

const VISITS = 3;
const DAY = 86_400_000;

type Edition = Pick<FeedContent, 'episodes' | 'builtAt'>;

/** What is odd about an answer after the last good copy, or null. */
export function suspicionOf(known: Edition, candidate: Edition): Suspicion | null {
  const [from, to] = [known.episodes.length, candidate.episodes.length];
  if (to * 2 < from) return { kind: 'shrunk', from, to };
  const { builtAt } = candidate;
  if (builtAt === null || known.builtAt === null || builtAt >= known.builtAt) return null;
  const guids = new Set(known.episodes.map(({ guid }) => guid));
  const bringsNothing = candidate.episodes.every(({ guid }) => guids.has(guid));
  return bringsNothing ? { kind: 'older', builtAt } : null;
}

/** Counts one more visit that gave the suspicious answer; another answer begins another quarantine. */
export function quarantined(
  current: Quarantine | null,
  { episodes }: Edition,
  now: number,
): Quarantine {
  const content = episodes.map(({ guid }) => guid).join('\n');
  return current?.content === content
    ? { ...current, visits: current.visits + 1 }
    : { content, since: now, visits: 1 };
}

export const isBelieved = ({ since, visits }: Quarantine, now: number): boolean =>
  visits >= VISITS && now - since >= DAY;

export function describeSuspicion(suspicion: Suspicion): string {
  switch (suspicion.kind) {
    case 'shrunk':
      return `le flux est passé de ${suspicion.from} à ${suspicion.to} épisodes, il reste en quarantaine`;
    case 'older':
      return `le flux date de ${suspicion.builtAt}, avant la copie connue, il reste en quarantaine`;
  }
}
