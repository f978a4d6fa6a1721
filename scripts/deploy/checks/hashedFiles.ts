import { request, firstEpisode } from '@/scripts/deploy/checks/request';
import { faultUnless, type Check } from '@/scripts/deploy/verdict';

const HASHED_FILE = /\/_next\/static\/[\w~./-]+\.(?:js|css|woff2)/g;

/** Checks that all hashed files in pages exist and are immutable, and that unknown ones give a 404. */
export const hashedFiles: Check = {
  title: 'Les fichiers de la construction sont là, et gardés un an',
  async run(origin) {
    const paths = ['/', '/episodes', (await firstEpisode(origin)) ?? '/about'];
    const pages = await Promise.all(paths.map((path) => request(origin + path)));
    const files = [...new Set(pages.flatMap(({ text }) => text.match(HASHED_FILE) ?? []))];
    const faults = await Promise.all(files.map((file) => immutabilityFaults(origin, file)));
    const notFound = await request(`${origin}/_next/static/chunks/nulle-part.js`);
    return {
      faults: [
        ...faultUnless(
          files.length > 0,
          'Les pages ne nomment aucun fichier de la construction.',
        ),
        ...faults.flat(),
        ...faultUnless(
          notFound.status === 404 && /no-store/.test(notFound.header('cache-control')),
          `Un script qui n’existe pas répond ${notFound.status}, « ${notFound.header('cache-control')} ».`,
        ),
      ],
      notes: [`${files.length} fichiers regardés.`],
    };
  },
};

async function immutabilityFaults(origin: string, file: string): Promise<readonly string[]> {
  const { status, header } = await request(origin + file, {}, 'HEAD');
  const cacheControl = header('cache-control');
  return [
    ...faultUnless(status === 200, `${file} répond ${status}, au lieu de 200.`),
    ...faultUnless(
      status !== 200 ||
        (/immutable/.test(cacheControl) && /max-age=31536000/.test(cacheControl)),
      `${file} n’est pas gardé un an : « ${cacheControl} ».`,
    ),
  ];
}
