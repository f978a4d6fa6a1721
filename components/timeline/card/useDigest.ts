import { useEffect, useState } from 'react';
import { readDigest, type EntryDigest } from '@/components/timeline/card/digest';
import { entryPath } from '@/lib/timeline/address';

/** Fetches the digest of an entry; null while loading, and after a failure. */
export function useDigest(id: string): EntryDigest | null {
  const [loadedDigest, setLoadedDigest] = useState<{
    readonly id: string;
    readonly digest: EntryDigest | null;
  }>();
  useEffect(() => {
    const controller = new AbortController();
    fetch(`${entryPath(id)}/fiche.json`, { signal: controller.signal })
      .then((response) => response.json())
      .then((value) => setLoadedDigest({ id, digest: readDigest(value) }))
      // Offline, the card shows the drawing's data and links to the entry's page.
      .catch(() => undefined);
    return () => controller.abort();
  }, [id]);
  return loadedDigest?.id === id ? loadedDigest.digest : null;
}
