import 'server-only';
import { tidyListFields } from '@/lib/episodes/list/query';
import { beforeHydrationHash } from '@/lib/server/beforeHydration';
import { listKey } from '@/lib/server/list/listKey';
import { createPageCache } from '@/lib/server/list/pageCache';
import { pageForAll, type PageForAll } from '@/lib/server/list/pageForAll';
import { contentPolicy } from '@/lib/server/security/contentPolicy.cjs';

/** Says to ourselves that a request is ours; nobody else can know its value. */
const OWN_REQUEST = { header: 'x-page-for-all', value: crypto.randomUUID() } as const;

const PATIENCE_MS = 5000;

/** What the HTTP front knows of a request for the list. */
interface ListRequest {
  readonly search: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** The page that it asks for; null when it must be made for this visitor alone. */
type KeptLists = (request: ListRequest) => Promise<PageForAll | null>;

declare global {
  /** Where the HTTP front, which is not bundled, finds them. */
  var chroniquesKeptLists: KeptLists | undefined;
}

/** Lets the HTTP front answer the lists that many ask for without Next. */
export function keepLists(): void {
  globalThis.chroniquesKeptLists ??= createKeptLists();
}

function createKeptLists(): KeptLists {
  const pageFor = createPageCache(makePage, Date.now);
  return async ({ search, headers }) => {
    if (headers[OWN_REQUEST.header] === OWN_REQUEST.value) return null;
    // The first page that is made for a visitor puts the shelves there.
    const shelves = await globalThis.chroniquesShelves?.();
    const fields = tidyListFields(new URLSearchParams(search));
    const key = shelves && listKey(fields, shelves);
    return shelves !== undefined && typeof key === 'string' ? pageFor(shelves, key) : null;
  };
}

/** Asks this very server for the page, as a visitor would. */
async function makePage(key: string): Promise<PageForAll | null> {
  const port = process.env.PORT;
  if (port === undefined) return null;
  const response = await fetch(`http://127.0.0.1:${port}/episodes${key}`, {
    headers: {
      [OWN_REQUEST.header]: OWN_REQUEST.value,
      Accept: 'text/html',
      'Accept-Encoding': 'identity',
    },
    cache: 'no-store',
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (response.status !== 200) return null;
  const page = {
    html: await response.text(),
    policy: response.headers.get('Content-Security-Policy') ?? '',
    link: response.headers.get('Link') ?? '',
  };
  return pageForAll(page, (scripts) => contentPolicy([...scripts, beforeHydrationHash]));
}
