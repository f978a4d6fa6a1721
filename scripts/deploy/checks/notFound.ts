import { request } from '@/scripts/deploy/checks/request';
import { faultUnless, type Check } from '@/scripts/deploy/verdict';

const MISSING_PATHS = [
  '/nulle-part',
  '/episodes/nulle-part',
  '/embed/nulle-part',
  '/404',
  '/_next/image?url=%2Fa.jpg&w=64&q=75',
];

/** Checks the responses to unknown addresses, writing methods and trailing slashes. */
export const notFound: Check = {
  title: 'Ce qui n’existe pas répond 404, ce qui écrit 405',
  async run(origin) {
    const answers = await Promise.all(
      MISSING_PATHS.map(async (path) => [path, await request(origin + path)] as const),
    );
    const notFoundPage = answers[0]?.[1];
    const postAnswer = await request(`${origin}/`, {}, 'POST');
    const slashAnswer = await request(`${origin}/outils/`);
    return {
      faults: [
        ...answers.flatMap(([path, { status }]) =>
          faultUnless(status === 404, `${path} répond ${status}, au lieu de 404.`),
        ),
        ...faultUnless(
          notFoundPage?.text.includes('lang="fr"') ?? false,
          'La page 404 n’est pas celle du site.',
        ),
        ...faultUnless(
          postAnswer.status === 405,
          `POST / répond ${postAnswer.status}, au lieu de 405.`,
        ),
        ...faultUnless(
          slashAnswer.status === 308 &&
            new URL(slashAnswer.header('location'), origin).href === `${origin}/outils`,
          `/outils/ répond ${slashAnswer.status} vers « ${slashAnswer.header('location')} », au lieu de 308 vers /outils.`,
        ),
      ],
    };
  },
};
