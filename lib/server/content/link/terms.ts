import 'server-only';
import type { Glossary } from '@/lib/glossary/term';
import { termSlug } from '@/lib/glossary/spokenTerm';
import { termCard } from '@/lib/review/event';
import { linkRank } from '@/lib/review/link';

/** Reports the terms whose number in a review link is the number of an earlier term. */
export function termProblems(glossary: Glossary): readonly string[] {
  const termsByNumber = new Map<number | null, string>();
  return glossary.flatMap(({ id, term }, index) => {
    const number = linkRank(termCard(id ?? termSlug(term)));
    const earlierTerm = termsByNumber.get(number);
    termsByNumber.set(number, term);
    return earlierTerm === undefined
      ? []
      : [
          `content/glossary.json → ${index}.id : un identifiant à lui est attendu pour « ${term} », que les révisions ne distinguent pas de « ${earlierTerm} »`,
        ];
  });
}
