import type { Metadata } from 'next';
import { Outline } from '@/components/genealogy/outline/Outline';
import { EditorialNote } from '@/components/site/EditorialNote';
import { JsonLd } from '@/components/site/page/JsonLd';
import { PageBody } from '@/components/site/page/PageBody';
import { ShortHead } from '@/components/site/ShortHead';
import { OUTLINE_PATH } from '@/lib/genealogy/address';
import { toolShareImage } from '@/lib/seo/shareImage';
import { loadGenealogy } from '@/lib/server/content/genealogy/genealogy';
import { loadOutline } from '@/lib/server/content/genealogy/outline';
import { editorialOfPage } from '@/lib/server/content/notices/editorial';
import { pageMetadata } from '@/lib/server/pageMetadata';
import { OUTLINE_TITLE, outlineGraph } from '@/lib/server/seo/tree';
import { breadcrumbsTo } from '@/lib/site/breadcrumbs';

export function generateMetadata(): Metadata {
  const { title } = loadGenealogy().record;
  return pageMetadata({
    title: `${OUTLINE_TITLE} – ${title}`,
    description:
      'Toutes les personnes de l’arbre en listes, lignée par lignée : parents, unions et enfants, chacun écrit une fois, avec un renvoi partout ailleurs.',
    path: OUTLINE_PATH,
    image: toolShareImage({ id: 'arbre-genealogique', title }),
  });
}

/** Renders all people of the tree as nested lists, for reading, for the browser's search and for print. */
export default function OutlinePage() {
  return (
    <>
      <ShortHead breadcrumbs={breadcrumbsTo('treeOutline')} title={OUTLINE_TITLE}>
        <p>
          Lignée par lignée, chaque personne est écrite une fois, sous son père ou, s’il n’est
          pas connu ici, sous sa mère&nbsp;; ailleurs, un lien y mène.
        </p>
      </ShortHead>
      <PageBody>
        <Outline entries={loadOutline()} />
      </PageBody>
      <EditorialNote editorial={editorialOfPage(OUTLINE_PATH)} isAlone />
      <JsonLd data={outlineGraph()} />
    </>
  );
}
