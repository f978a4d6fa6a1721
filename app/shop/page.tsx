import type { Metadata } from 'next';
import { PageIntro } from '@/components/site/PageIntro';
import { ButtonLink } from '@/components/ui/ButtonLink';

export const metadata: Metadata = {
  title: 'Boutique',
  description: 'La boutique du podcast ouvre bientôt.',
  alternates: { canonical: '/shop' },
};

export default function ShopPage() {
  return (
    <PageIntro eyebrow="Boutique" title="La boutique ouvre bientôt">
      <p>Rien n’est encore en vente. En attendant, les épisodes s’écoutent librement.</p>
      <ButtonLink href="/episodes" look="gold">
        Écouter les épisodes
      </ButtonLink>
    </PageIntro>
  );
}
