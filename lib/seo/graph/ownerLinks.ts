import type { Site } from '@/lib/site/site';

/**
 * Where else the podcast truly is: the accounts and platforms that the owner has filled in. The home page of a
 * platform, which stands in until then, is nobody's.
 */
export const ownerLinks = ({
  platforms,
  socials,
}: Pick<Site, 'platforms' | 'socials'>): readonly string[] =>
  [...platforms, ...socials].flatMap(({ href }) =>
    href !== null && isOwnPage(href) ? [href] : [],
  );

const isOwnPage = (href: string): boolean =>
  URL.canParse(href) && new URL(href).pathname.length > 1;
