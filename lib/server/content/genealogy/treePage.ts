import 'server-only';
import type { TreePageFacts } from '@/lib/genealogy/treePage';
import { loadGenealogy, personOf } from '@/lib/server/content/genealogy/genealogy';
import { loadPeopleByName } from '@/lib/server/content/genealogy/lists';
import { personFacts } from '@/lib/server/content/genealogy/personFacts';
import { loadTree } from '@/lib/server/content/genealogy/tree';
import { breadcrumbsTo } from '@/lib/site/breadcrumbs';

/** Gathers the facts of the genealogical tree's page. */
export function treePageFacts(): TreePageFacts {
  const genealogy = loadGenealogy();
  const { record, family, apart } = genealogy;
  const callName = (id: string): string => personOf(genealogy, id).callName;
  return {
    breadcrumbs: breadcrumbsTo('tree'),
    title: record.title,
    description: record.description,
    tree: loadTree(),
    subject: personFacts(record.subject),
    generations: loadTree().plan.rows.length,
    across: apart.map((id) =>
      (family.unions.find((union) => union.id === id)?.partners ?? [])
        .map(callName)
        .join(' et '),
    ),
    clans: record.clans,
    names: loadPeopleByName(),
    notes: record.notes,
    sources: record.sources,
  };
}
