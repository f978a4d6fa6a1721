import type { Metadata } from 'next';
import { PageIntro } from '@/components/site/PageIntro';
import { ButtonLink } from '@/components/ui/ButtonLink';

export const metadata: Metadata = {
  title: 'Outils interactifs',
  description: 'Carte interactive, quiz, frises : les outils du podcast pour apprendre.',
  alternates: { canonical: '/outils' },
};

export default function ToolsPage() {
  return (
    <PageIntro eyebrow="Apprendre" title="Outils interactifs">
      <p>
        Une carte de l’Arabie au temps du Prophète et un quiz sont en préparation. Ils ouvriront
        ici ; d’ici là, les épisodes sont tous à l’écoute.
      </p>
      <ButtonLink href="/episodes" look="gold">
        Écouter les épisodes
      </ButtonLink>
    </PageIntro>
  );
}
