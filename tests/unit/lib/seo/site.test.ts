import { buildingGraph, buildingsGraph } from '@/lib/server/seo/buildings';
import { documentGraph, documentsGraph } from '@/lib/server/seo/documents';
import { episodeGraph } from '@/lib/server/seo/episode';
import { episodesGraph } from '@/lib/server/seo/episodes';
import { homeGraph } from '@/lib/server/seo/home';
import { mapGraph } from '@/lib/server/seo/map';
import { classroomGraph } from '@/lib/server/seo/learning/classroom';
import { mapsGraph } from '@/lib/server/seo/maps';
import { learningPathGraph, pathsGraph } from '@/lib/server/seo/paths';
import { pageGraph, sitePageGraph } from '@/lib/server/seo/page';
import { placeGraph } from '@/lib/server/seo/place';
import { quizGraph } from '@/lib/server/seo/quiz';
import { toolsGraph } from '@/lib/server/seo/tools';
import { episodePath } from '@/lib/episodes/episode';
import { loadEpisodes } from '@/lib/server/content/episodes';
import { loadPaths } from '@/lib/server/content/paths';
import { loadBuildings } from '@/lib/server/content/buildings/buildings';
import { loadDocuments } from '@/lib/server/content/documents/documents';
import { loadMap, mapIds } from '@/lib/server/content/maps';
import { loadTools } from '@/lib/server/content/tools';
import { scriptSafeJson } from '@/lib/site/jsonLd';
import { breadcrumbsTo } from '@/lib/site/breadcrumbs';
import { describedIds, referencedIds } from '@/tests/unit/lib/seo/nodes';
import { problemsOf } from '@/tests/unit/lib/seo/problems';
import { readVocabulary } from '@/tests/fixtures/vocabulary';

const vocabulary = readVocabulary();
const episodes = loadEpisodes();
const maps = mapIds().map(loadMap);

const GRAPHS: readonly (readonly [string, object])[] = [
  ['the home page', homeGraph()],
  [
    'the page of all episodes',
    episodesGraph({
      title: 'Tous les épisodes',
      path: '/episodes',
      pages: episodes.map(({ title, slug }) => ({ name: title, path: episodePath(slug) })),
    }),
  ],
  ...episodes.map((episode) => [episode.slug, episodeGraph(episode)] as const),
  ['the tools', toolsGraph('Les outils', loadTools())],
  ['the maps', mapsGraph('Cartes interactives', maps)],
  ['the teachers’ page', classroomGraph('Pour la classe', episodes)],
  ['the quiz', quizGraph({ title: 'Quizz', lead: 'Dix questions.' })],
  ...maps.map((map) => [map.id, mapGraph(map)] as const),
  ...maps.flatMap((map) =>
    map.places.map((place) => [place.id, placeGraph(map, place)] as const),
  ),
  ['the documents', documentsGraph('Documents historiques', loadDocuments())],
  ...loadDocuments().map((document) => [document.slug, documentGraph(document)] as const),
  ['the paths', pathsGraph('Parcours', loadPaths())],
  ...loadPaths().map((path) => [path.id, learningPathGraph(path)] as const),
  ['the reconstructions', buildingsGraph(loadBuildings())],
  ...loadBuildings().map((building) => [building.id, buildingGraph(building)] as const),
  ['the legal notices', sitePageGraph('legal', { name: 'Mentions légales' })],
  [
    'the about page',
    pageGraph({
      ...{ type: 'AboutPage', name: 'A propos', path: '/about' },
      breadcrumbs: breadcrumbsTo('about'),
    }),
  ],
];

describe('the structured data of the pages', () => {
  it.each(GRAPHS)('are valid by schema.org’s definitions: %s', (_, graph) => {
    expect(problemsOf(JSON.parse(scriptSafeJson(graph)), vocabulary)).toEqual([]);
  });

  it('refer only to nodes that a page describes', () => {
    const described = new Set(GRAPHS.flatMap(([, graph]) => describedIds(graph)));
    const undescribed = GRAPHS.flatMap(([, graph]) => referencedIds(graph)).filter(
      (name) => !described.has(name),
    );
    expect(undescribed).toEqual([]);
  });

  it('are unchanged by JSON, and cannot end their script element', () => {
    for (const [, graph] of GRAPHS) {
      expect(JSON.parse(scriptSafeJson(graph))).toStrictEqual(graph);
      expect(scriptSafeJson(graph)).not.toMatch(/[<>&]/);
    }
  });
});
