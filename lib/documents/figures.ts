import type { Gallery } from '@/lib/documents/gallery';

/** Returns the counters of the gallery: documents, kinds and centuries. */
export function documentFigures({ kinds, centuries }: Gallery<unknown>) {
  const [all, ...some] = kinds;
  return [
    { value: String(all?.count ?? 0), label: 'documents' },
    { value: String(some.length), label: 'natures' },
    { value: String(centuries.length), label: 'siècles' },
  ];
}
