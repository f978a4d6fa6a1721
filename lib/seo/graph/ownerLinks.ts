import type { Site } from '@/lib/site/site';

/**
 * Lists the accounts and platforms that the owner has filled in, for `sameAs`. A platform's home page, which
 * stands in until then, is left out.
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
