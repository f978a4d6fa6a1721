import { request, isLocal } from '@/scripts/deploy/checks/request';
import { faultUnless, type Check } from '@/scripts/deploy/verdict';

/** Checks that the site's own addresses, from SITE_URL at build and at run time, are where it runs. */
export const addresses: Check = {
  title: 'Le site connaît son adresse (SITE_URL)',
  async run(origin) {
    if (isLocal(origin))
      return { faults: [], notes: ['Site de cette machine : l’adresse n’est pas regardée.'] };
    const home = await request(`${origin}/`);
    const sitemap = await request(`${origin}/sitemap.xml`);
    const feed = await request(`${origin}/feed.xml`);
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(home.text)?.[1] ?? '';
    const listedAddresses = [...sitemap.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, loc = '']) => loc,
    );
    const foreignAddresses = listedAddresses.filter((loc) => !isAt(origin, loc));
    return {
      faults: [
        ...faultUnless(
          isAt(origin, canonical),
          `L’accueil se dit à l’adresse « ${canonical} ».`,
        ),
        ...faultUnless(listedAddresses.length > 0, '/sitemap.xml n’énumère aucune page.'),
        ...faultUnless(
          foreignAddresses.length === 0,
          `/sitemap.xml énumère des pages d’ailleurs : ${foreignAddresses[0]}`,
        ),
        ...faultUnless(
          feed.status === 200 && feed.text.includes('<rss'),
          `/feed.xml répond ${feed.status}, sans flux.`,
        ),
        ...(await tlsFaults(origin)),
      ],
    };
  },
};

const isAt = (origin: string, address: string): boolean =>
  URL.canParse(address) && new URL(address).origin === origin;

async function tlsFaults(origin: string): Promise<readonly string[]> {
  if (!origin.startsWith('https:')) return ['L’adresse n’est pas en https.'];
  const httpAnswer = await request(`${origin.replace('https:', 'http:')}/`).catch(() => null);
  return faultUnless(
    httpAnswer === null || httpAnswer.header('location').startsWith('https:'),
    'L’adresse en http ne renvoie pas vers https.',
  );
}
