/** @jest-environment node */
import { decodeBank } from '@/lib/quiz/decodeBank';
import { loadEpisodes } from '@/lib/server/episodes';
import { loadMap, mapIds } from '@/lib/server/maps';
import { loadPublishedQuiz } from '@/lib/server/publishedQuiz';
import { loadQuestions } from '@/lib/server/quiz';

const published = loadPublishedQuiz();

describe('/quizz/quizz.json', () => {
  it('has every question of the bank, and the quiz reads each of them whole', () => {
    expect(published).toHaveLength(loadQuestions().length);
    expect(decodeBank(JSON.parse(JSON.stringify(published)))).toEqual(published);
  });

  it('leads only to places that their map has', () => {
    const pages = mapIds().flatMap((id) =>
      loadMap(id).record.places.map((place) => `/outils/carte-interactive/${id}/${place.id}`),
    );
    const addresses = published.flatMap(({ place }) => place?.href ?? []);
    expect(addresses).toHaveLength(loadQuestions().filter(({ place }) => place).length);
    expect(addresses.filter((address) => !pages.includes(address))).toEqual([]);
  });

  it('leads only to episodes that there are', () => {
    const slugs = loadEpisodes().map(({ slug }) => slug);
    const told = published.flatMap(({ episodeSlug }) => episodeSlug ?? []);
    expect(told.length).toBeGreaterThan(0);
    expect(told.filter((slug) => !slugs.includes(slug))).toEqual([]);
  });
});
