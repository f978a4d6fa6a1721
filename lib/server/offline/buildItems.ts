import 'server-only';
import type { PackItem } from '@/lib/offline/pack';
import type { SiteManifest, StoredBody } from '@/lib/server/manifest';

/** The results of a build as items of packs. */
export interface BuildItems {
  readonly name: string;
  /** All scripts, style sheets and fonts, files loaded only on interaction included. */
  readonly assets: readonly PackItem[];
  readonly document: (path: string) => PackItem;
  readonly payload: (path: string) => PackItem;
  /** Returns the stored answer of a route. */
  readonly data: (path: string) => PackItem;
}

/**
 * Creates readers of a build's manifest that return items of packs and throw for an address outside of the
 * manifest.
 */
export function buildItems({
  build,
  pages,
  files,
}: Pick<SiteManifest, 'build' | 'pages' | 'files'>): BuildItems {
  const toItem = (
    kind: PackItem['kind'],
    url: string,
    body: StoredBody | undefined,
  ): PackItem => {
    if (body === undefined) throw new Error(`${url}: the build has no ${kind} there.`);
    return { kind, url, bytes: body.size };
  };
  return {
    name: build,
    assets: Object.entries(files)
      .filter(([path]) => path.startsWith('/_next/static/'))
      .map(([path, file]) => toItem('data', path, file)),
    document: (path) => toItem('page', path, pages[path]?.document),
    payload: (path) => toItem('payload', path, pages[path]?.payload),
    data: (path) => toItem('data', path, files[path]),
  };
}
