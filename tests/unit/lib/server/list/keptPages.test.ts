/** @jest-environment node */
import { listKey } from '@/lib/server/list/listKey';
import { createPageCache, type MakePage } from '@/lib/server/list/pageCache';
import { pageTemplate, writePage } from '@/lib/server/list/pageTemplate';
import { shelvesOf } from '@/tests/unit/lib/episodes/list/shelves';

describe('a page made for all', () => {
  const html = '<script nonce="secret">a</script><script>intruder</script><p>"nonce":"secret"';

  const page = { html, link: '</a.css>; rel=preload; nonce="secret"' };

  it('has each visitor’s nonce where it had its own, and nowhere else', () => {
    const template = pageTemplate(page, 'secret') ?? { html: [], link: [] };
    expect(writePage(template, 'a-b-c-')).toEqual({
      html: '<script nonce="a-b-c-">a</script><script>intruder</script><p>"nonce":"a-b-c-"',
      link: '</a.css>; rel=preload; nonce="a-b-c-"',
    });
    expect(writePage(template, 'd-e-f-').html).not.toContain('secret');
  });

  it('is none when it was not made with that nonce', () => {
    expect(pageTemplate({ html: '<h1>Erreur</h1>', link: '' }, 'secret')).toBeNull();
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
  const setUp = () => {
    const make = jest.fn<ReturnType<MakePage>, [string]>(async (key) => ({
      html: [key],
      link: [],
    }));
    let now = 0;
    const pageFor = createPageCache(make, () => now);
    return { make, pageFor, wait: (ms: number) => (now += ms) };
  };

  it('are made once for all who ask', async () => {
    const { make, pageFor } = setUp();
    await Promise.all([pageFor(content, '?page=2'), pageFor(content, '?page=2')]);
    expect(await pageFor(content, '?page=2')).toEqual({ html: ['?page=2'], link: [] });
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
    expect(await pageFor(content, '')).toEqual({ html: [''], link: [] });
  });
});
