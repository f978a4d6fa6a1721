import { useEffect, useState } from 'react';

/** An element created as the target of a portal, with its item. */
interface Host<T> {
  readonly item: T;
  readonly host: HTMLElement;
}

/**
 * Creates an element for each item and inserts it into markup that the server has written, until unmount.
 * @param insert inserts the element; a stable function, since its changes are ignored
 */
export function usePortalHosts<T>(
  items: readonly T[],
  insert: (item: T, host: HTMLElement) => void,
): readonly Host<T>[] {
  const [hosts] = useState(() =>
    items.map((item) => ({ item, host: document.createElement('span') })),
  );

  useEffect(() => {
    for (const { item, host } of hosts) insert(item, host);
    return () => hosts.forEach(({ host }) => host.remove());
  }, [hosts, insert]);

  return hosts;
}
