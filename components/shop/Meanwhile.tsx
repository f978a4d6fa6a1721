import { NightBanner } from '@/components/site/NightBanner';
import { ButtonLink } from '@/components/ui/ButtonLink';
import type { ShopPage } from '@/lib/site/shop';

/** Renders links to the episodes and the tools, since nothing is sold yet. */
export function Meanwhile({ words }: { readonly words: ShopPage['meanwhile'] }) {
  return (
    <NightBanner id="en-attendant" title={words.title} lead={words.text}>
      <ButtonLink href="/episodes" look="gold">
        {words.episodes}
      </ButtonLink>
      <ButtonLink href="/outils" look="outline">
        {words.tools}
      </ButtonLink>
      <ButtonLink href="/contact" look="outline">
        {words.idea}
      </ButtonLink>
    </NightBanner>
  );
}
