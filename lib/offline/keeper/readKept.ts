import type { KeeperHost } from '@/lib/offline/keeper/host';
import { missingOf } from '@/lib/offline/keeper/transfer';
import { bytesOf, itemsOf, type Pack, type PackItem } from '@/lib/offline/pack';
import type { OfflineState, PackState } from '@/lib/offline/packState';
import { placeOf, type SubjectPack, type Register } from '@/lib/offline/register';

/** Compares the register with the caches and returns the complete packs. */
export async function readKept(
  host: Pick<KeeperHost, 'caches' | 'isPersisted'>,
  register: Register,
  toFetch: Readonly<Record<string, number>>,
): Promise<OfflineState> {
  const { site, packs, pending } = register;
  const states: Record<string, PackState> = {};
  const missingShared = site ? await missingOf(host, [site]) : [];
  for (const pack of packs) {
    const missing = await missingOf(host, [pack]);
    const isComplete = missing.length + missingShared.length === 0;
    const { slug } = pack.subject;
    const bytes = bytesOf(itemsOf(pack));
    states[slug] = isComplete
      ? { status: 'kept', bytes, toFetch: toFetch[slug] }
      : { status: 'incomplete', bytes };
  }
  for (const pack of pending) {
    const total = bytesOf(itemsOf(pack));
    const missing = await missingOf(host, [pack]);
    const doneBytes = total - bytesOf(missing.map(({ item }) => item));
    states[pack.subject.slug] ??= { status: 'paused', done: doneBytes, total };
  }
  return {
    states,
    subjects: subjectsOf([...packs, ...pending]),
    bytes: bytesOf(distinctItems([...(site ? [site] : []), ...packs])),
    isPersisted: packs.length === 0 ? null : await host.isPersisted().catch(() => false),
    isRead: true,
    isRefused: false,
  };
}

const subjectsOf = (packs: readonly SubjectPack[]) => [
  ...new Map(packs.map(({ subject }) => [subject.slug, subject])).values(),
];

/** Lists the items of packs without duplicates. */
function distinctItems(packs: readonly Pack[]): readonly PackItem[] {
  const items = new Map<string, PackItem>();
  for (const pack of packs)
    for (const item of itemsOf(pack))
      items.set(JSON.stringify(placeOf(item, pack.build)), item);
  return [...items.values()];
}
