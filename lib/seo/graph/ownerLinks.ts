import type { Site } from '@/lib/site/site';

/** Lists the owner's accounts and platforms for `sameAs`, without the default home pages of platforms. */
export const ownerLinks = ({
  platforms,
  socials,
}: Pick<Site, 'platforms' | 'socials'>): readonly string[] =>
  [...platforms, ...socials].flatMap(({ href }) =>
    href !== null && isOwnPage(href) ? [href] : [],
  );

const isOwnPage = (href: string): boolean =>
  URL.canParse(href) && new URL(href).pathname.length > 1;
