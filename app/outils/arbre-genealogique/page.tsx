import type { Metadata } from 'next';
import { TreePage as Page } from '@/components/genealogy/TreePage';
import { DataLink } from '@/components/data/DataLink';
import { EditorialNote } from '@/components/site/EditorialNote';
import { JsonLd } from '@/components/site/page/JsonLd';
import { TREE_PATH } from '@/lib/genealogy/address';
import { toolShareImage } from '@/lib/seo/shareImage';
import { loadGenealogy } from '@/lib/server/content/genealogy/genealogy';
import { treePageFacts } from '@/lib/server/content/genealogy/treePage';
import { editorialOfPage } from '@/lib/server/content/notices/editorial';
import { excerpt } from '@/lib/map/markers/labels';
import { DESCRIPTION_LENGTH } from '@/lib/seo/description';
import { pageMetadata } from '@/lib/server/pageMetadata';
import { treeGraph } from '@/lib/server/seo/tree';

export function generateMetadata(): Metadata {
  const { title, description } = loadGenealogy().record;
  return pageMetadata({
    title,
    description: excerpt(description, DESCRIPTION_LENGTH),
    path: TREE_PATH,
    image: toolShareImage({ id: 'arbre-genealogique', title }),
  });
}

/** Renders the family tree: the household of its subject on a phone, the whole tree elsewhere. */
export default function TreePage() {
  return (
    <>
      <Page {...treePageFacts()} />
      <EditorialNote editorial={editorialOfPage(TREE_PATH)} isAlone />
      <DataLink dataset="people" isAlone />
      <JsonLd data={treeGraph()} />
    </>
  );
}
