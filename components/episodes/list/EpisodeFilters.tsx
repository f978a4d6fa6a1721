import { useId, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { ChoiceField } from '@/components/ui/field/ChoiceField';
import { SearchField } from '@/components/ui/field/SearchField';
import type { ListChoices } from '@/lib/episodes/list/filter';
import { MAX_SEARCH, ORDER_WORDS, type ListQuery } from '@/lib/episodes/list/query';
import styles from './EpisodeFilters.module.css';

interface EpisodeFiltersProps {
  readonly query: ListQuery;
  readonly choices: ListChoices;
}

/**
 * Renders the fields of the form with the values of the address, whose parameters are their names.
 * On a phone the fields beside the search are folded.
 */
export function EpisodeFilters({ query, choices }: EpisodeFiltersProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={styles.root} id={id} data-open={isOpen}>
      <SearchField
        label="Rechercher un épisode"
        name="q"
        placeholder="Un nom, un lieu, une phrase…"
        maxLength={MAX_SEARCH}
        defaultValue={query.search}
      />
      <Button
        className={styles.opener}
        look="outline"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        Filtres
      </Button>
      <ChoiceField
        label="Catégorie"
        labelled="above"
        name="categorie"
        defaultValue={query.category ?? ''}
      >
        <option value="">Toutes</option>
        {choices.categories.map((category) => (
          <option key={category} value={category}>
            {category}
          </option>
        ))}
      </ChoiceField>
      <ChoiceField
        label="Période"
        labelled="above"
        name="periode"
        defaultValue={query.period ?? ''}
      >
        <option value="">Toutes</option>
        {choices.periods.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </ChoiceField>
      <ChoiceField
        label="Ordre"
        labelled="above"
        name="ordre"
        defaultValue={ORDER_WORDS[query.order]}
      >
        <option value={ORDER_WORDS.recent}>Récents</option>
        <option value={ORDER_WORDS.story}>Dans l’ordre de l’histoire</option>
      </ChoiceField>
      <Button type="submit" className={styles.submit} look="gold">
        Chercher
      </Button>
    </div>
  );
}
