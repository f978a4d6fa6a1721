import type { PackRequests } from '@/lib/offline/keeper/packRequests';
import type { KeeperHost } from '@/lib/offline/keeper/host';
import { missingOf } from '@/lib/offline/keeper/transfer';
import { bytesOf } from '@/lib/offline/pack';
import type { Register } from '@/lib/offline/register';

/**
 * Computes the bytes of each kept episode's renewal, by slug, where the site has newer files of the episode: audio,
 * words, map. Newer pages alone do not count, since the pages of the kept build are complete.
 * @throws KeepError
 */
export async function bytesToRenew(
  host: Pick<KeeperHost, 'caches'>,
  packRequests: PackRequests,
  register: Register,
): Promise<Readonly<Record<string, number>>> {
  const { build } = await packRequests.site();
  const bytes: Record<string, number> = {};
  for (const pack of await packRequests.renewed(register, build, null)) {
    const items = (await missingOf(host, [pack])).map(({ item }) => item);
    if (items.some(({ hash }) => hash)) bytes[pack.subject.slug] = bytesOf(items);
  }
  return bytes;
}
