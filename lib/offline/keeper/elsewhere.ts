import type { KeeperHost } from '@/lib/offline/keeper/host';
import { LOCKS } from '@/lib/offline/names';
import type { PackState } from '@/lib/offline/packState';

/**
 * Creates the detector of episodes that another tab is fetching, which the register does not distinguish from abandoned
 * episodes.
 * @param onFetchEnded called once the other tab has ended its fetch
 */
export function createElsewhere(
  { alone, unlessHeld }: Pick<KeeperHost, 'alone' | 'unlessHeld'>,
  onFetchEnded: () => Promise<void>,
): (slugs: readonly string[]) => Promise<Readonly<Record<string, PackState>>> {
  const followedSlugs = new Set<string>();

  async function isFetched(slug: string): Promise<boolean> {
    let isHeld = true;
    await unlessHeld(LOCKS.subject(slug), async () => {
      isHeld = false;
    });
    return isHeld;
  }

  async function follow(slug: string): Promise<void> {
    if (followedSlugs.has(slug)) return;
    followedSlugs.add(slug);
    await alone(LOCKS.subject(slug), async () => {});
    followedSlugs.delete(slug);
    await onFetchEnded();
  }

  return async function elsewhere(slugs) {
    const states: Record<string, PackState> = {};
    for (const slug of slugs) {
      if (!(await isFetched(slug))) continue;
      states[slug] = { status: 'elsewhere' };
      void follow(slug);
    }
    return states;
  };
}
