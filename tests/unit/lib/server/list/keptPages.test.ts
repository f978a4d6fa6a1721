import { createHash } from 'node:crypto';
import { listKey } from '@/lib/server/list/listKey';
import { createPageCache, type MakePage } from '@/lib/server/list/pageCache';
import { pageForAll } from '@/lib/server/list/pageForAll';
import { shelvesOf } from '@/tests/unit/lib/episodes/list/shelves';

describe('a page made for all', () => {
  const page = {
    html: [
      '<script nonce="n-1">first</script><script nonce="n-1" src="/a.js"></script>',
      '<script>intruder</script><script nonce="guessed">other</script><p>"nonce":"n-1"',
      '<script nonce="n-1">second</script><script nonce="n-1">first</script>',
    ].join(''),
    policy: "script-src 'self' 'nonce-n-1'; style-src 'self'",
    link: '</a.woff2>; rel=preload; nonce="n-1"; type="font/woff2"',
  };
  const hash = (text: string) =>
    `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

  it('names the scripts that had its nonce, each once, and no other; its nonce admits nothing', () => {
    const made = pageForAll(page, (scripts) => scripts.join(' '));
    expect(made?.policy).toBe(`${hash('first')} ${hash('second')}`);
    expect(made?.body.toString()).toBe(page.html);
    expect(made?.link).toBe('</a.woff2>; rel=preload; type="font/woff2"');
  });

  it('is none when it has no nonce, or none of its scripts has it', () => {
    expect(pageForAll({ ...page, policy: "script-src 'self'" }, String)).toBeNull();
    expect(pageForAll({ ...page, html: '<h1>Erreur</h1>' }, String)).toBeNull();
  });
});

describe('the addresses under which lists are kept', () => {
  const content = {
    ordered: shelvesOf(30, 20).ordered,
    choices: { categories: ['Hors série'], periods: [{ id: 'contexte', name: 'Avant' }] },
  };
  const keyOf = (query: string) => listKey(new URLSearchParams(query), content);

  it('are those of filters, orders and pages that exist', () => {
    expect(keyOf('')).toBe('');
    expect(keyOf('page=3&categorie=Hors+s%C3%A9rie')).toBe('?categorie=Hors+s%C3%A9rie&page=3');
    expect(keyOf('categorie=Jeux&ordre=x')).toBe('');
  });

  it('are not those of what somebody typed, nor of pages that do not exist', () => {
    expect(keyOf('q=badr')).toBeNull();
    expect(keyOf('page=4')).toBeNull();
  });
});

describe('the pages kept', () => {
  const content = {};
  const pageOf = (key: string) => ({ body: Buffer.from(key), policy: '', link: '' });
  const setUp = () => {
    const make = jest.fn<ReturnType<MakePage>, [string]>(async (key) => pageOf(key));
    let now = 0;
    const pageFor = createPageCache(make, () => now);
    return { make, pageFor, wait: (ms: number) => (now += ms) };
  };

  it('are made once for all who ask', async () => {
    const { make, pageFor } = setUp();
    await Promise.all([pageFor(content, '?page=2'), pageFor(content, '?page=2')]);
    expect(await pageFor(content, '?page=2')).toEqual(pageOf('?page=2'));
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('are made again when what they show has changed', async () => {
    const { make, pageFor } = setUp();
    await pageFor(content, '');
    await pageFor({}, '');
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('are 64 at most, those asked for last', async () => {
    const { make, pageFor } = setUp();
    for (let page = 1; page <= 65; page += 1) {
      await pageFor(content, `?page=${page}`);
      await pageFor(content, '');
    }
    expect(make).toHaveBeenCalledTimes(66);
    await pageFor(content, '');
    await pageFor(content, '?page=65');
    expect(make).toHaveBeenCalledTimes(66);
    await pageFor(content, '?page=1');
    expect(make).toHaveBeenCalledTimes(67);
  });

  it('are left to be made one by one for a while after a failure', async () => {
    const { make, pageFor, wait } = setUp();
    make.mockRejectedValueOnce(new Error('refused'));
    expect(await pageFor(content, '')).toBeNull();
    expect(await pageFor(content, '')).toBeNull();
    expect(make).toHaveBeenCalledTimes(1);
    wait(60_000);
    expect(await pageFor(content, '')).toEqual(pageOf(''));
  });
});
