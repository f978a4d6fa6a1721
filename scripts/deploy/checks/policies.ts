import { createHash } from 'node:crypto';
import { request, firstEpisode, type Answer } from '@/scripts/deploy/checks/request';
import { faultUnless, type Check } from '@/scripts/deploy/verdict';

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
    const [firstPage, secondPage] = [
      await request(origin + SEARCH),
      await request(origin + SEARCH),
    ];
    return {
      faults: [
        ...pages.flatMap(([path, page]) => policyFaults(path, page)),
        ...pages.flatMap(([path, page]) => staticFaults(path, page)),
        ...policyFaults(SEARCH, firstPage),
        ...nonceFaults(firstPage, secondPage),
      ],
    };
  },
};

const policyOf = ({ header }: Answer): string => header('content-security-policy');

const policyFaults = (path: string, page: Answer): readonly string[] => [
  ...faultUnless(/script-src 'self'/.test(policyOf(page)), `${path} n’a pas de script-src.`),
  ...faultUnless(!policyOf(page).includes('unsafe-'), `${path} admet « unsafe-… ».`),
];

/** Lists the faults of a static page, whose policy admits scripts by hash. */
function staticFaults(path: string, page: Answer): readonly string[] {
  const scripts = [...page.text.matchAll(INLINE_SCRIPT)]
    .filter(([, attributes = '']) => !/type="application\/(?:ld\+)?json"/.test(attributes))
    .map(([, , script = '']) => script);
  const foreignScripts = scripts.filter((script) => {
    const hash = createHash('sha256').update(script).digest('base64');
    return !policyOf(page).includes(`'sha256-${hash}'`);
  });
  return [
    ...faultUnless(
      scripts.length > 0,
      `${path} n’a aucun script en ligne : la page est incomplète.`,
    ),
    ...faultUnless(
      foreignScripts.length === 0,
      `${path} : ${foreignScripts.length} des ${scripts.length} scripts en ligne ne sont pas dans la politique (la page a été réécrite en chemin ?).`,
    ),
  ];
}

/** Lists the faults of a page rendered per request, whose scripts have a unique nonce. */
function nonceFaults(firstPage: Answer, secondPage: Answer): readonly string[] {
  const [firstNonce, secondNonce] = [firstPage, secondPage].map(
    (page) => /'nonce-([^']+)'/.exec(policyOf(page))?.[1] ?? '',
  );
  return [
    ...faultUnless(Boolean(firstNonce), `${SEARCH} n’a pas de nonce.`),
    ...faultUnless(
      firstPage.text.includes(`nonce="${firstNonce}"`),
      `${SEARCH} : ses scripts n’ont pas le nonce de sa politique.`,
    ),
    ...faultUnless(
      firstNonce !== secondNonce,
      `${SEARCH} a été gardée par un cache, avec son nonce.`,
    ),
  ];
}
