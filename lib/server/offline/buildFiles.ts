import 'server-only';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { PackItem } from '@/lib/offline/pack';
import { readOnce } from '@/lib/server/content/readOnce';
import { inlineStyles } from '@/lib/server/http/paint/inlineStyles.mjs';
import { readStyleSheets } from '@/lib/server/http/paint/styleSheets.mjs';

/** What `next build` has left, as far as browsers are sent it. */
const inBuild = (...names: readonly string[]): string =>
  join(/* turbopackIgnore: true */ process.cwd(), '.next', ...names);

/** The name of the build that is being served. */
export const servedBuild = readOnce((): string =>
  readFileSync(inBuild('BUILD_ID'), 'utf8').trim(),
);

/** Every script, style sheet and font of the build: some are named in no page, and come with a first gesture. */
export const buildItems = readOnce((): readonly PackItem[] => {
  const folder = inBuild('static');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => ({ name, stats: statSync(join(folder, name)) }))
    .filter(({ stats }) => stats.isFile())
    .map(({ name, stats }) => ({
      kind: 'data',
      url: `/_next/static/${name.split(sep).join('/')}`,
      bytes: stats.size,
    }));
});

const sheets = readOnce(() => readStyleSheets(/* turbopackIgnore: true */ process.cwd()));

/** The document of a prerendered page, as the front sends it with its styles. */
export const documentItem = readOnce((path: string): PackItem => {
  const html = readFileSync(inBuild('server', 'app', `${fileName(path)}.html`));
  return { kind: 'page', url: path, bytes: inlineStyles(html, sheets()).page.length };
});

/** The payload of a prerendered page. */
export const payloadItem = readOnce((path: string): PackItem => ({
  kind: 'payload',
  url: path,
  bytes: statSync(inBuild('server', 'app', `${fileName(path)}.rsc`)).size,
}));

/** What a route handler answered when the site was built. */
export const dataItem = readOnce((path: string): PackItem => ({
  kind: 'data',
  url: path,
  bytes: statSync(inBuild('server', 'app', `${path.slice(1)}.body`)).size,
}));

const fileName = (path: string): string => (path === '/' ? 'index' : path.slice(1));
