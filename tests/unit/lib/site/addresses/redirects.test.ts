import { tryDecode } from '@/lib/content/decode';
import { linkRedirects } from '@/lib/server/content/link/redirects';
import { loadContent } from '@/lib/server/content/loadContent';
import { expandRedirects, RedirectsSchema } from '@/lib/site/addresses/redirects';

const decode = (value: unknown) => tryDecode(RedirectsSchema, value, 'content/redirects.json');

describe('the table of redirects from guessed addresses', () => {
  const { redirects, episodes } = loadContent();
  const eighthEpisodePath = episodes.find(({ number }) => number === 8)?.path ?? 'none';

  it.each([
    ['/quizz', '/outils/quizz'],
    ['/outils/quiz', '/outils/quizz'],
    ['/episodes/8', eighthEpisodePath],
    ['/episode-8', eighthEpisodePath],
    ['/episodes/episode-8', eighthEpisodePath],
    ['/feed', '/feed.xml'],
    ['/rss', '/feed.xml'],
  ])('leads %s to %s', (from, to) => {
    expect(redirects.get(from)).toBe(to);
  });

  it('has an address for each numbered episode and none for others', () => {
    const pairs = expandRedirects(
      [{ from: '/e/{n}', to: '/episodes/{n}' }],
      [
        { number: 3, path: '/episodes/three' },
        { number: undefined, path: '/episodes/apart' },
      ],
    );
    expect([...pairs]).toEqual([['/e/3', '/episodes/three']]);
  });

  it.each([
    [[{ from: '//ailleurs', to: '/' }], /→ 0\.from : une adresse de ce site, en minuscules/],
    [[{ from: '/a', to: 'https://ailleurs.example' }], /→ 0\.to : une adresse de ce site/],
    [[{ from: '/a', to: '/a' }], /deux adresses différentes/],
    [[{ from: '/a-{n}', to: '/b' }], /«\u00a0\/episodes\/\{n\}\u00a0»/],
    [
      [
        { from: '/a', to: '/b' },
        { from: '/a', to: '/c' },
      ],
      /qu’à une page/,
    ],
    [{}, /une liste de renvois est attendue/],
  ])('is refused as %j, with a sentence', (value, sentence) => {
    const result = decode(value);
    expect(result.ok ? '' : result.error.join('\n')).toMatch(sentence);
  });

  it('reports a guessed address that has a page, and a target without a page', () => {
    const problems: string[] = [];
    linkRedirects(
      [
        { from: '/outils', to: '/' },
        { from: '/a', to: '/nulle-part' },
      ],
      { episodes: [], maps: [] },
      problems,
    );
    expect(problems).toEqual([
      'content/redirects.json → «\u00a0/outils\u00a0» : une adresse sans page est attendue, celle-ci en a une',
      'content/redirects.json → «\u00a0/a\u00a0» : l’adresse d’une page est attendue, «\u00a0/nulle-part\u00a0» n’en est pas une',
    ]);
  });
});
