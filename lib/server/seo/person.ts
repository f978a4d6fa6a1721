import 'server-only';
import { personPath } from '@/lib/genealogy/address';
import type { PersonFacts } from '@/lib/genealogy/person';
import { personId } from '@/lib/seo/ids';
import { personNode } from '@/lib/seo/graph/person';
import { loadGenealogy, personOf } from '@/lib/server/content/genealogy/genealogy';
import { siteOrigin } from '@/lib/server/environment';
import { pageGraph } from '@/lib/server/seo/page';
import { breadcrumbsTo } from '@/lib/site/breadcrumbs';

/** Builds the breadcrumbs of a person's page. */
export const breadcrumbsToPerson = ({ id, name }: Pick<PersonFacts, 'id' | 'name'>) =>
  breadcrumbsTo('tree', { name, path: personPath(id) });

/** Builds the graph of a person's page, about the person and the relatives. */
export function personGraph(facts: PersonFacts) {
  const origin = siteOrigin();
  const { birth, death } = personOf(loadGenealogy(), facts.id);
  const path = personPath(facts.id);
  return pageGraph(
    {
      type: 'WebPage',
      name: facts.name,
      path,
      about: personId(origin, path),
      breadcrumbs: breadcrumbsToPerson(facts),
    },
    personNode({
      ...facts,
      birth,
      death,
      origin,
      spouses: facts.households.flatMap(({ spouse }) => spouse ?? []),
      children: facts.households.flatMap(({ children }) => children),
      siblings: facts.siblings.flatMap(({ people }) => people),
    }),
  );
}
