import { readFileSync } from 'node:fs';
import { decodeContent } from '@/lib/content/decode';
import { newestFirst } from '@/lib/episodes/record';
import { listEpisodes } from '@/lib/episodes/list/listing';
import { pageOf } from '@/lib/episodes/list/pages';
import { EVERY_EPISODE } from '@/lib/episodes/list/query';
import { EpisodeRecordSchema } from '@/lib/episodes/record';
import { termsOf } from '@/lib/episodes/search/terms';
import { listContent } from '@/lib/server/content/records';
import { shelvesOf } from './shelves';

/** Counts the calls of the string methods that the work consists of. */
function workOf(task: () => void): number {
  const methods = ['startsWith', 'normalize', 'matchAll', 'replace'] as const;
  const spies = methods.map((method) => jest.spyOn(String.prototype, method));
  const from = performance.now();
  task();
  const milliseconds = Math.round(performance.now() - from);
  const calls = spies.reduce((sum, spy) => sum + spy.mock.calls.length, 0);
  for (const spy of spies) spy.mockRestore();
  console.log(`${calls} opérations, ${milliseconds} ms`);
  return calls;
}

/** Expects ten times the work for ten times as many episodes. */
function expectLinear(task: (episodes: number) => () => void): void {
  const [few, many] = [500, 5000].map((episodes) => workOf(task(episodes)));
  expect(few).toBeGreaterThan(0);
  expect(many).toBeLessThanOrEqual((few ?? 0) * 11);
}

describe('5000 episodes', () => {
  it('are merged and indexed in linear work', () => {
    expectLinear((episodes) => () => void shelvesOf(episodes / 5, episodes));
  });

  it('are searched in linear work, whatever is looked for', () => {
    expectLinear((episodes) => {
      const shelves = shelvesOf(episodes / 5, episodes);
      const terms = termsOf('caravane numéro');
      return () => {
        const entries = listEpisodes(shelves, { ...EVERY_EPISODE, order: 'story' }, terms);
        expect(pageOf(entries, 1).items.length).toBeGreaterThan(0);
      };
    });
  });

  it('are read from content/ in linear work', () => {
    const [slug = ''] = listContent('episodes');
    const raw: unknown = JSON.parse(readFileSync(`content/episodes/${slug}.json`, 'utf8'));
    expectLinear((episodes) => () => {
      const records = Array.from({ length: episodes / 5 }, (_, index) => ({
        slug: `${slug}-${index}`,
        record: decodeContent(EpisodeRecordSchema, raw, `${slug}-${index}.json`),
      }));
      expect(newestFirst(records)).toHaveLength(episodes / 5);
    });
  });
});
