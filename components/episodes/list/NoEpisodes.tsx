import { SiteSearchLink } from '@/components/search/SiteSearchLink';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { NothingFound } from '@/components/ui/text/NothingFound';

export function NoEpisodes({ search }: { readonly search: string }) {
  return (
    <NothingFound
      title="Aucun épisode ne correspond"
      action={
        <ButtonLink href="/episodes#liste" look="outline">
          Effacer la recherche et les filtres
        </ButtonLink>
      }
    >
      {search === '' ? (
        <p>Aucun épisode n’est de cette catégorie et de cette période à la fois.</p>
      ) : (
        <p>{`Ni titre, ni description, ni phrase prononcée ne contient ce que vous cherchez\u00a0: «\u00a0${search}\u00a0». Essayez un mot de moins, ou une autre période.`}</p>
      )}
      <SiteSearchLink search={search} />
    </NothingFound>
  );
}
