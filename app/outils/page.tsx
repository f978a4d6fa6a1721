import type { Metadata } from 'next';
import { JsonLd } from '@/components/site/JsonLd';
import { PageBody } from '@/components/site/PageBody';
import { PageIntro } from '@/components/site/PageIntro';
import { StartBanner } from '@/components/tools/StartBanner';
import { ToolCatalogue } from '@/components/tools/ToolCatalogue.client';
import { ToolFigures } from '@/components/tools/ToolFigures';
import { ToolPicture } from '@/components/tools/ToolPicture';
import { pageMetadata } from '@/lib/server/pageMetadata';
import { toolsGraph } from '@/lib/server/seo/tools';
import { loadTools } from '@/lib/server/tools';
import { trailToTools } from '@/lib/site/trail';
import { startingTool } from '@/lib/tools/tool';

const TITLE = 'Les outils interactifs';

export const generateMetadata = (): Metadata =>
  pageMetadata({
    title: 'Outils interactifs',
    description:
      'Cartes interactives, quiz, frises, arbres généalogiques\u00a0: les outils du podcast pour se repérer dans le temps et dans l’espace.',
    path: '/outils',
  });

/** How many cards can be in sight before anyone scrolls. */
const IN_SIGHT = 2;

export default function ToolsPage() {
  const tools = loadTools();
  return (
    <>
      <PageIntro trail={trailToTools} eyebrow="Apprendre autrement" title={TITLE}>
        <p>
          Cartes, quiz, frises&nbsp;: de quoi prolonger l’écoute et se repérer dans le temps et
          dans l’espace.
        </p>
        <ToolFigures tools={tools} />
      </PageIntro>
      <PageBody>
        <ToolCatalogue
          entries={tools.map((tool, rank) => ({
            tool,
            picture: <ToolPicture imageUrl={tool.imageUrl} isInSight={rank < IN_SIGHT} />,
          }))}
        />
      </PageBody>
      <StartBanner first={startingTool(tools)} />
      <JsonLd data={toolsGraph(TITLE, tools)} />
    </>
  );
}
