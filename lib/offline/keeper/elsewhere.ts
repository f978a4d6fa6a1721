import type { KeeperHost } from '@/lib/offline/keeper/host';
import { LOCKS } from '@/lib/offline/names';
import type { PackState } from '@/lib/offline/packState';

/**
 * Creates the detector of episodes that another tab is fetching, which the register does not distinguish from abandoned ones.
 * @param again called once the other tab has ended its fetch
 */
export function createElsewhere(
  { alone, unlessHeld }: Pick<KeeperHost, 'alone' | 'unlessHeld'>,
  again: () => Promise<void>,
): (slugs: readonly string[]) => Promise<Readonly<Record<string, PackState>>> {
  const followed = new Set<string>();

  async function isFetched(slug: string): Promise<boolean> {
    let isHeld = true;
    await unlessHeld(LOCKS.subject(slug), async () => {
      isHeld = false;
    });
    return isHeld;
  }

  async function follow(slug: string): Promise<void> {
    if (followed.has(slug)) return;
    followed.add(slug);
    await alone(LOCKS.subject(slug), async () => {});
    followed.delete(slug);
    await again();
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
