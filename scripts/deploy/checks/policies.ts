import { createHash } from 'node:crypto';
import { request, firstEpisode, type Answer } from '@/scripts/deploy/checks/request';
import { unless, type Check } from '@/scripts/deploy/verdict';

/** A search, rendered per request. */
const SEARCH = '/episodes?q=badr';
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;

/** Checks that each page admits its own scripts only, which a proxy that rewrites pages would break. */
export const policies: Check = {
  title: 'Chaque page n’admet que ses propres scripts',
  async run(origin) {
    const paths = ['/', '/outils', '/episodes', (await firstEpisode(origin)) ?? '/about'];
    const pages = await Promise.all(
      paths.map(async (path) => [path, await request(origin + path)] as const),
    );
    const [one, other] = [await request(origin + SEARCH), await request(origin + SEARCH)];
    return {
      faults: [
        ...pages.flatMap(([path, page]) => strict(path, page)),
        ...pages.flatMap(([path, page]) => staticFaults(path, page)),
        ...strict(SEARCH, one),
        ...nonceFaults(one, other),
      ],
    };
  },
};

const policyOf = ({ header }: Answer): string => header('content-security-policy');

const strict = (path: string, page: Answer): readonly string[] => [
  ...unless(/script-src 'self'/.test(policyOf(page)), `${path} n’a pas de script-src.`),
  ...unless(!policyOf(page).includes('unsafe-'), `${path} admet « unsafe-… ».`),
];

/** Lists the faults of a static page, whose policy admits scripts by hash. */
function staticFaults(path: string, page: Answer): readonly string[] {
  const scripts = [...page.text.matchAll(INLINE_SCRIPT)]
    .filter(([, attributes = '']) => !/type="application\/(?:ld\+)?json"/.test(attributes))
    .map(([, , script = '']) => script);
  const foreign = scripts.filter((script) => {
    const hash = createHash('sha256').update(script).digest('base64');
    return !policyOf(page).includes(`'sha256-${hash}'`);
  });
  return [
    ...unless(
      scripts.length > 0,
      `${path} n’a aucun script en ligne : la page est incomplète.`,
    ),
    ...unless(
      foreign.length === 0,
      `${path} : ${foreign.length} des ${scripts.length} scripts en ligne ne sont pas dans la politique (la page a été réécrite en chemin ?).`,
    ),
  ];
}

/** Lists the faults of a page rendered per request, whose scripts have a unique nonce. */
function nonceFaults(one: Answer, other: Answer): readonly string[] {
  const [first, second] = [one, other].map(
    (page) => /'nonce-([^']+)'/.exec(policyOf(page))?.[1] ?? '',
  );
  return [
    ...unless(Boolean(first), `${SEARCH} n’a pas de nonce.`),
    ...unless(
      one.text.includes(`nonce="${first}"`),
      `${SEARCH} : ses scripts n’ont pas le nonce de sa politique.`,
    ),
    ...unless(first !== second, `${SEARCH} a été gardée par un cache, avec son nonce.`),
  ];
}
