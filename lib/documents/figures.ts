import type { Gallery } from '@/lib/documents/gallery';

/** Returns the counters of the gallery: documents, kinds and centuries. */
export function documentCounters({ kinds, centuries }: Gallery<unknown>) {
  const [allKinds, ...otherKinds] = kinds;
  return [
    { value: String(allKinds?.count ?? 0), label: 'documents' },
    { value: String(otherKinds.length), label: 'natures' },
    { value: String(centuries.length), label: 'siècles' },
  ];
}
