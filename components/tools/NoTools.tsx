import { NothingFound } from '@/components/ui/text/NothingFound';
import { Button } from '@/components/ui/Button';

/** In the place of the cards when there is none to show. */
export function NoTools({ onClear }: { readonly onClear: () => void }) {
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
    </NothingFound>
  );
}
