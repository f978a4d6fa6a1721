import 'server-only';
import { documentLink, neighboursOf, type HistoricalDocument } from '@/lib/documents/document';
import { buildingsNaming } from '@/lib/server/content/buildings/buildings';
import { loadDocuments } from '@/lib/server/content/documents/documents';
import { loadEpisodes } from '@/lib/server/content/episodes';
import { loadPeople, loadPlaces } from '@/lib/server/content/references';

/**
 * Resolves the links of a document's page: places, episodes in story order, people, and the documents before and after.
 */
export function documentRelations(document: HistoricalDocument) {
  const { settings, episodes, people } = document;
  const places = loadPlaces();
  const { previous, next } = neighboursOf(loadDocuments(), document);
  return {
    places: settings.map(({ name, place }) => ({
      name,
      path: (place === undefined ? undefined : places.get(place)?.path) ?? null,
    })),
    episodes: loadEpisodes()
      .filter(({ slug }) => episodes.includes(slug))
      .toReversed()
      .map(({ path, shortTitle }) => ({ title: shortTitle, path })),
    people: people.flatMap((id) => loadPeople().get(id) ?? []),
    reconstructions: buildingsNaming('documents', document.slug),
    previous: previous && documentLink(previous),
    next: next && documentLink(next),
  };
}
