import type { Asking } from '@/lib/offline/keeper/asking';
import type { KeeperHost } from '@/lib/offline/keeper/host';
import { missingOf } from '@/lib/offline/keeper/transfer';
import { bytesOf } from '@/lib/offline/pack';
import type { Register } from '@/lib/offline/register';

/**
 * Returns the bytes that a renewal of each kept episode takes, by slug, where the site has other files of it by now: a
 * sound that was made anew, its words, its map. Pages alone do not count: those of the build that is kept are whole.
 * @throws KeepError
 */
export async function bytesToRenew(
  host: Pick<KeeperHost, 'caches'>,
  asking: Asking,
  register: Register,
): Promise<Readonly<Record<string, number>>> {
  const { build } = await asking.site();
  const bytes: Record<string, number> = {};
  for (const pack of await asking.renewed(register, build, null)) {
    const items = (await missingOf(host, [pack])).map(({ item }) => item);
    if (items.some(({ hash }) => hash)) bytes[pack.episode.slug] = bytesOf(items);
  }
  return bytes;
}
