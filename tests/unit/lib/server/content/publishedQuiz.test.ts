import { decodeBank } from '@/lib/quiz/decodeBank';
import { loadEpisodes } from '@/lib/server/content/episodes';
import { loadMap, mapIds } from '@/lib/server/content/maps';
import { questionLinkProblems } from '@/lib/server/content/link/questionLinks';
import { loadPublishedQuiz } from '@/lib/server/content/quiz/quiz';
import { loadQuestions } from '@/lib/server/content/quiz/quiz';
import { readRecords } from '@/lib/server/content/records';

const published = loadPublishedQuiz();

describe('/quizz/quizz.json', () => {
  it('has every question of the bank, and is decoded as it was encoded', () => {
    expect(published).toHaveLength(loadQuestions().length);
    expect(decodeBank(JSON.parse(JSON.stringify(published)))).toEqual(published);
  });

  it('links only to places that their map has', () => {
    const pages = mapIds().flatMap((id) =>
      loadMap(id).record.places.map((place) => `/outils/carte-interactive/${id}/${place.id}`),
    );
    const addresses = published.flatMap(({ place }) => place?.href ?? []);
    expect(addresses).toHaveLength(loadQuestions().filter(({ place }) => place).length);
    expect(addresses.filter((address) => !pages.includes(address))).toEqual([]);
  });

  it('has the id of each question, none twice', () => {
    expect(new Set(published.map(({ id }) => id)).size).toBe(published.length);
    expect(published.map(({ id }) => id)).toEqual(loadQuestions().map(({ id }) => id));
  });

  it('has the second of each answer with a quotation, within its episode', () => {
    const lengths = new Map(loadEpisodes().map(({ slug, seconds }) => [slug, seconds]));
    const quoted = published.filter(({ quoteStart: second }) => second !== undefined);
    expect(quoted).toHaveLength(loadQuestions().filter(({ quote: words }) => words).length);
    for (const { quoteStart: second, episodeSlug = '' } of quoted)
      expect(second).toBeLessThan(lengths.get(episodeSlug) ?? 0);
  });

  it('links each person and each event of a question', () => {
    const people = published.flatMap(({ person }) => person?.href ?? []);
    const events = published.flatMap(({ event }) => event?.href ?? []);
    expect(people).toHaveLength(loadQuestions().filter(({ person }) => person).length);
    expect(events).toHaveLength(loadQuestions().filter(({ event }) => event).length);
  });

  it('is refused, with file and question, for an unknown quotation, person or event', () => {
    const records = readRecords([]);
    const [question] = loadQuestions();
    if (!question) throw new Error('A question is expected.');
    const unknownReferences = { quote: 'Rien de tel', person: 'personne', event: 'jamais' };
    const questions = [{ name: 'a', record: [{ ...question, ...unknownReferences }] }];
    expect(questionLinkProblems({ ...records, questions }, loadEpisodes())).toEqual(
      Object.keys(unknownReferences).map((field) =>
        expect.stringContaining(`content/quiz/a.json → ${question.id}.${field} : `),
      ),
    );
  });

  it('links only to existing episodes', () => {
    const slugs = loadEpisodes().map(({ slug }) => slug);
    const linkedSlugs = published.flatMap(({ episodeSlug }) => episodeSlug ?? []);
    expect(linkedSlugs.length).toBeGreaterThan(0);
    expect(linkedSlugs.filter((slug) => !slugs.includes(slug))).toEqual([]);
  });
});
