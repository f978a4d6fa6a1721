import type { Metadata } from 'next';
import { DueLink } from '@/components/review/DueLink';
import { ClassLink } from '@/components/classroom/ClassLink';
import { PathsLink } from '@/components/paths/PathsLink';
import { DataLink } from '@/components/data/DataLink';
import { EditorialNote } from '@/components/site/EditorialNote';
import { JsonLd } from '@/components/site/page/JsonLd';
import { PageBody } from '@/components/site/page/PageBody';
import { ShortHead } from '@/components/site/ShortHead';
import { StartBanner } from '@/components/tools/StartBanner';
import { ToolCatalogue } from '@/components/tools/ToolCatalogue.client';
import { ToolPicture } from '@/components/tools/ToolPicture';
import { editorialOfPage } from '@/lib/server/content/notices/editorial';
import { pageMetadata } from '@/lib/server/pageMetadata';
import { toolsGraph } from '@/lib/server/seo/tools';
import { pictureOf, previewOf } from '@/lib/server/content/files/pictures';
import { loadTools } from '@/lib/server/content/tools';
import { PAGES } from '@/lib/site/pages';
import { breadcrumbsTo } from '@/lib/site/breadcrumbs';
import { toolCounters } from '@/lib/tools/figures';
import { startingTool } from '@/lib/tools/tool';

const TITLE = 'Les outils interactifs';

export const generateMetadata = (): Metadata => pageMetadata(PAGES.tools);

/** Number of cards in the first viewport. */
const CARDS_IN_VIEWPORT = 2;

export default function ToolsPage() {
  const tools = loadTools();
  return (
    <>
      <ShortHead
        breadcrumbs={breadcrumbsTo('tools')}
        title={TITLE}
        counters={toolCounters(tools)}
      >
        <p>
          Cartes, quiz, frises&nbsp;: de quoi prolonger l’écoute et se repérer dans le temps et
          dans l’espace.
        </p>
      </ShortHead>
      <PageBody>
        <ToolCatalogue
          aside={
            <>
              <DueLink look="line" />
              <ClassLink />
            </>
          }
          entries={tools.map((tool, index) => ({
            tool,
            picture: (
              <ToolPicture
                picture={pictureOf(tool.imageUrl)}
                preview={index < CARDS_IN_VIEWPORT ? previewOf(tool.imageUrl) : null}
                isInSight={index < CARDS_IN_VIEWPORT}
              />
            ),
          }))}
        />
        <p>
          <PathsLink />
        </p>
      </PageBody>
      <StartBanner firstTool={startingTool(tools)} />
      <DataLink isAlone />
      <EditorialNote editorial={editorialOfPage(PAGES.tools.path)} isAlone />
      <JsonLd data={toolsGraph(TITLE, tools)} />
    </>
  );
}
