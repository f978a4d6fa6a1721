import type { Metadata } from 'next';
import { BuildingIndex } from '@/components/buildings/page/BuildingIndex';
import { EditorialNote } from '@/components/site/EditorialNote';
import { JsonLd } from '@/components/site/page/JsonLd';
import { PageBody } from '@/components/site/page/PageBody';
import { ShortHead } from '@/components/site/ShortHead';
import { phasesWords, STATE_WORDS } from '@/lib/buildings/view/words';
import { toolShareImage } from '@/lib/seo/shareImage';
import { loadBuildings } from '@/lib/server/content/buildings/buildings';
import { stageBuilding } from '@/lib/server/content/buildings/buildingFacts';
import { editorialOfPage } from '@/lib/server/content/notices/editorial';
import { pageMetadata } from '@/lib/server/pageMetadata';
import { buildingsGraph } from '@/lib/server/seo/buildings';
import { breadcrumbsTo } from '@/lib/site/breadcrumbs';
import { PAGES } from '@/lib/site/pages';

const { title: TITLE, path: PATH } = PAGES.buildings;

/** Names of the buildings to come, which wait for a published plan. */
const ANNOUNCED_BUILDINGS = [
  'La digue de Ma’rib',
  'Qusayr Amra',
  'La Grande Mosquée de Damas',
] as const;

export const generateMetadata = (): Metadata =>
  pageMetadata({
    ...PAGES.buildings,
    image: toolShareImage({ id: 'reconstitutions-3d', title: TITLE }),
  });

/** Renders the index of the reconstructions. */
export default function BuildingsPage() {
  const buildings = loadBuildings();
  const cards = buildings.map((building) => {
    const { id, name, summary, state, phases, stops } = building;
    return {
      ...{ id, name, summary },
      facts: `${STATE_WORDS[state]} · ${phasesWords(phases)}`,
      firstStop: stops[0]?.id ?? '',
      shares: stageBuilding(building).shares[0] ?? [],
    };
  });
  return (
    <>
      <ShortHead breadcrumbs={breadcrumbsTo('buildings')} title={TITLE}>
        <p>
          Un édifice dessiné de ses mesures, phase par phase, et pour chaque partie ce que l’on
          en sait&nbsp;: ce qui est en place, ce que disent les récits, ce qu’il a fallu
          choisir.
        </p>
      </ShortHead>
      <PageBody>
        <BuildingIndex buildings={cards} coming={ANNOUNCED_BUILDINGS} />
        <EditorialNote editorial={editorialOfPage(PATH)} />
      </PageBody>
      <JsonLd data={buildingsGraph(buildings)} />
    </>
  );
}
