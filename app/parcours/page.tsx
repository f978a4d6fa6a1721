import type { Metadata } from 'next';
import { PathList } from '@/components/paths/PathList';
import { EditorialNote } from '@/components/site/EditorialNote';
import { JsonLd } from '@/components/site/page/JsonLd';
import { PageBody } from '@/components/site/page/PageBody';
import { ShortHead } from '@/components/site/ShortHead';
import { editorialOfPage } from '@/lib/server/content/notices/editorial';
import { loadPaths } from '@/lib/server/content/paths';
import { pageMetadata } from '@/lib/server/pageMetadata';
import { pathsGraph } from '@/lib/server/seo/paths';
import { breadcrumbsTo } from '@/lib/site/breadcrumbs';
import { PAGES } from '@/lib/site/pages';

const { title: TITLE, path: PATH } = PAGES.paths;

export const generateMetadata = (): Metadata => pageMetadata(PAGES.paths);

export default function PathsPage() {
  const paths = loadPaths();
  return (
    <>
      <ShortHead breadcrumbs={breadcrumbsTo('paths')} title={TITLE}>
        <p>
          Des épisodes, des lieux, des documents et des questions, mis dans un ordre, avec une
          phrase de l’un à l’autre.
        </p>
      </ShortHead>
      <PageBody>
        {paths.length > 0 ? (
          <PathList paths={paths} />
        ) : (
          <p>Aucun parcours n’est encore publié.</p>
        )}
        <EditorialNote editorial={editorialOfPage(PATH)} />
      </PageBody>
      <JsonLd data={pathsGraph(TITLE, paths)} />
    </>
  );
}
