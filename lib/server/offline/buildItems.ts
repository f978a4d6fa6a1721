import 'server-only';
import type { PackItem } from '@/lib/offline/pack';
import type { SiteManifest, StoredBody } from '@/lib/server/manifest';

/** What a build has made, as parts of packs: by address. */
export interface BuildItems {
  readonly name: string;
  /** Every script, style sheet and font: some are named in no page, and come with a first gesture. */
  readonly assets: readonly PackItem[];
  readonly document: (path: string) => PackItem;
  readonly payload: (path: string) => PackItem;
  /** What a route answered when the site was built. */
  readonly data: (path: string) => PackItem;
}

/** Reads the parts of packs from the manifest of a build; its readers throw at an address that it does not have. */
export function buildItems({
  build,
  pages,
  files,
}: Pick<SiteManifest, 'build' | 'pages' | 'files'>): BuildItems {
  const item = (
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
      .map(([path, file]) => item('data', path, file)),
    document: (path) => item('page', path, pages[path]?.document),
    payload: (path) => item('payload', path, pages[path]?.payload),
    data: (path) => item('data', path, files[path]),
  };
}
