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

/** Counts the calls of four string methods during a task. */
function countCalls(task: () => void): number {
  const methods = ['startsWith', 'normalize', 'matchAll', 'replace'] as const;
  const spies = methods.map((method) => jest.spyOn(String.prototype, method));
  const start = performance.now();
  task();
  const milliseconds = Math.round(performance.now() - start);
  const calls = spies.reduce((sum, spy) => sum + spy.mock.calls.length, 0);
  for (const spy of spies) spy.mockRestore();
  console.log(`${calls} opérations, ${milliseconds} ms`);
  return calls;
}

/** Expects at most eleven times as many calls for ten times as many episodes. */
function expectLinear(task: (episodes: number) => () => void): void {
  const [callsFor500, callsFor5000] = [500, 5000].map((episodes) => countCalls(task(episodes)));
  expect(callsFor500).toBeGreaterThan(0);
  expect(callsFor5000).toBeLessThanOrEqual((callsFor500 ?? 0) * 11);
}

describe('5000 episodes', () => {
  it('are merged and indexed with a linear number of calls', () => {
    expectLinear((episodes) => () => void shelvesOf(episodes / 5, episodes));
  });

  it('are searched with a linear number of calls', () => {
    expectLinear((episodes) => {
      const shelves = shelvesOf(episodes / 5, episodes);
      const terms = termsOf('caravane numéro');
      return () => {
        const entries = listEpisodes(shelves, { ...EVERY_EPISODE, order: 'story' }, terms);
        expect(pageOf(entries, 1).items.length).toBeGreaterThan(0);
      };
    });
  });

  it('are read from content/ with a linear number of calls', () => {
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
