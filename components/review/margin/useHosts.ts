import { useEffect, useState } from 'react';

/** An element made for a portal, and what it is for. */
interface Host<T> {
  readonly item: T;
  readonly host: HTMLElement;
}

/**
 * Makes an element for each item and puts it into a page that the server has written, for as long as it is wanted.
 * @param put puts the element in its place; what it depends on never changes
 */
export function useHosts<T>(
  items: readonly T[],
  put: (item: T, host: HTMLElement) => void,
): readonly Host<T>[] {
  const [hosts] = useState(() =>
    items.map((item) => ({ item, host: document.createElement('span') })),
  );

  useEffect(() => {
    for (const { item, host } of hosts) put(item, host);
    return () => hosts.forEach(({ host }) => host.remove());
  }, [hosts, put]);

  return hosts;
}
