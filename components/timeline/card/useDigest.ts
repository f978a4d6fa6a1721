import { useEffect, useState } from 'react';
import { readDigest, type EntryDigest } from '@/components/timeline/card/digest';
import { entryPath } from '@/lib/timeline/address';

/** The digest of an entry, once it is fetched; null before, and where it cannot be had. */
export function useDigest(id: string): EntryDigest | null {
  const [read, setRead] = useState<{
    readonly id: string;
    readonly digest: EntryDigest | null;
  }>();
  useEffect(() => {
    const leaving = new AbortController();
    fetch(`${entryPath(id)}/fiche.json`, { signal: leaving.signal })
      .then((answer) => answer.json())
      .then((value) => setRead({ id, digest: readDigest(value) }))
      // Without a network the card says what the drawing knows, and leads to the page.
      .catch(() => undefined);
    return () => leaving.abort();
  }, [id]);
  return read?.id === id ? read.digest : null;
}
