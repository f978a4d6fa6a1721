import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { BuildingPage as Page } from '@/components/buildings/page/BuildingPage';
import { ArticleLinks } from '@/components/site/ArticleLinks';
import { Cite } from '@/components/site/Cite';
import { EditorialNote } from '@/components/site/EditorialNote';
import { JsonLd } from '@/components/site/page/JsonLd';
import { PageBody } from '@/components/site/page/PageBody';
import { ShortHead } from '@/components/site/ShortHead';
import { buildingPath } from '@/lib/buildings/address';
import type { Building } from '@/lib/buildings/building';
import { phasesWords, STATE_WORDS } from '@/lib/buildings/view/words';
import { buildingShareImage } from '@/lib/seo/shareImage';
import { findBuilding, loadBuildings } from '@/lib/server/content/buildings/buildings';
import {
  buildingRelations,
  episodesPacking,
  glbBytes,
  questionsOfBuilding,
  stageBuilding,
} from '@/lib/server/content/buildings/buildingFacts';
import { articlesFor } from '@/lib/server/content/notices/articles';
import { editorialOf } from '@/lib/server/content/notices/editorial';
import { referenceOf } from '@/lib/server/content/notices/reference';
import { siteOrigin } from '@/lib/server/environment';
import { pageMetadata } from '@/lib/server/pageMetadata';
import { buildingBreadcrumbs, buildingGraph } from '@/lib/server/seo/buildings';

export const dynamicParams = false;

interface BuildingPageProps {
  readonly params: Promise<{ id: string }>;
}

export const generateStaticParams = () => loadBuildings().map(({ id }) => ({ id }));

const buildingReference = ({ id, name, editorial }: Building) =>
  referenceOf({ path: buildingPath(id), title: name, editorial });

export async function generateMetadata({ params }: BuildingPageProps): Promise<Metadata> {
  const building = findBuilding((await params).id) ?? notFound();
  return pageMetadata({
    title: building.name,
    description: building.summary,
    path: buildingPath(building.id),
    reference: buildingReference(building),
    image: buildingShareImage(building),
  });
}

/** Renders the page of a reconstruction. */
export default async function BuildingPage({ params }: BuildingPageProps) {
  const building = findBuilding((await params).id) ?? notFound();
  const { name, arabicName, state, phases, parts, parameters, summary, editorial } = building;
  return (
    <>
      <ShortHead
        breadcrumbs={buildingBreadcrumbs(building)}
        eyebrow={`${STATE_WORDS[state]} · ${phasesWords(phases)}`}
        title={name}
        counters={[
          { value: String(parts.length), label: 'parties' },
          { value: String(parameters.length), label: 'mesures' },
        ]}
      >
        <p>
          <span lang="ar" dir="rtl">
            {arabicName}
          </span>
          <span>{` · ${summary}`}</span>
        </p>
      </ShortHead>
      <PageBody>
        <Page
          building={building}
          stage={stageBuilding(building)}
          relations={buildingRelations(building)}
          questions={questionsOfBuilding(building)}
          glbBytes={glbBytes(building)}
          keeping={episodesPacking(building)}
          address={siteOrigin() + buildingPath(building.id)}
        />
        <ArticleLinks articles={articlesFor(name, summary, ...parts.map(({ text }) => text))} />
        <EditorialNote editorial={editorialOf(editorial)} />
        <Cite reference={buildingReference(building)} />
      </PageBody>
      <JsonLd data={buildingGraph(building)} />
    </>
  );
}
