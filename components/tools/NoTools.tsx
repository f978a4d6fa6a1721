import { SiteSearchLink } from '@/components/search/SiteSearchLink';
import { NothingFound } from '@/components/ui/text/NothingFound';
import { Button } from '@/components/ui/Button';

interface NoToolsProps {
  readonly search: string;
  readonly onClear: () => void;
}

/** Renders the empty state of the catalogue. */
export function NoTools({ search, onClear }: NoToolsProps) {
  return (
    <NothingFound
      title="No tools found"
      lang="en"
      action={
        <Button look="outline" onClick={onClear}>
          Effacer la recherche et la catégorie
        </Button>
      }
    >
      <p>Aucun outil ne correspond. Essayez un autre mot, ou une autre catégorie.</p>
      <SiteSearchLink search={search} />
    </NothingFound>
  );
}
