import { ButtonLink } from '@/components/ui/ButtonLink';
import { PageIntro } from '@/components/site/PageIntro';

/** What is said where there is no page, with the ways back. */
export function Lost() {
  return (
    <PageIntro eyebrow="Erreur 404" title="Cette page est introuvable">
      <p>
        L’adresse a peut-être changé, ou le lien qui vous a mené ici contient une erreur. La
        lecture en cours, elle, continue.
      </p>
      <ButtonLink href="/" look="gold">
        Revenir à l’accueil
      </ButtonLink>
      <ButtonLink href="/episodes" look="outline">
        Voir tous les épisodes
      </ButtonLink>
    </PageIntro>
  );
}
