import {
  buildIdOf,
  guardPageRequests,
  type Obstacle,
  type PageRequestHost,
} from '@/lib/site/pageRequests';

const BUILD = 'S6_mQ2_fnvAxSp_mYPkMI';
const OTHER_BUILD = 'x'.repeat(21);
const ASKED = '/about?_rsc=1a2b3';
const NAVIGATION = { headers: { rsc: '1', 'next-router-state-tree': '%5B%5D' } };

const answer = (text: string, status = 200, type = 'text/x-component'): Response =>
  new Response(text, { status, headers: { 'content-type': type } });

const page = (build: string): Response => answer(`0:{"q":"","b":"${build}","t":{}}\n`);

function setUp(answers: readonly (Response | Error)[], host: Partial<PageRequestHost> = {}) {
  const notices: [Obstacle | null, string][] = [];
  const retries: (() => void)[] = [];
  const remaining = [...answers];
  const browserFetch = jest.fn(async () => {
    const next = remaining.shift();
    if (next === undefined) throw new Error('One request too many.');
    if (next instanceof Response) return next;
    throw next;
  });
  const guarded = guardPageRequests({
    base: () => 'http://localhost/',
    fetch: browserFetch,
    buildId: BUILD,
    isPlaying: () => true,
    notify: (obstacle, address) => void notices.push([obstacle, address]),
    untilRetried: () => new Promise((resolve) => void retries.push(resolve)),
    ...host,
  });
  return {
    guarded,
    browserFetch,
    notices,
    retry: () => retries.splice(0).forEach((go) => go()),
  };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));
const ABOUT = 'http://localhost/about';
const offline = () => new TypeError('Failed to fetch');

describe('a request of the router for a page', () => {
  it('passes when its response is a page of the same build', async () => {
    const same = page(BUILD);
    const { guarded, notices } = setUp([same]);
    await expect(guarded(ASKED, NAVIGATION)).resolves.toBe(same);
    expect(notices).toEqual([[null, ABOUT]]);
  });

  it.each([
    ['fails', offline()],
    ['is answered by a relay', answer('<h1>Bad gateway</h1>', 502, 'text/html')],
  ])('that %s waits, notifies, and is repeated on demand', async (_, failure) => {
    const same = page(BUILD);
    const again = failure instanceof Response ? failure.clone() : failure;
    const { guarded, notices, retry } = setUp([failure, again, same]);
    const asked = guarded(ASKED, NAVIGATION);
    await settle();
    expect(notices).toEqual([['unreachable', ABOUT]]);
    retry();
    await settle();
    expect(notices).toHaveLength(2);
    retry();
    await expect(asked).resolves.toBe(same);
    expect(notices.at(-1)).toEqual([null, ABOUT]);
  });

  it('whose answer is cut short is unreachable too', async () => {
    const body = new ReadableStream({ start: (stream) => stream.error(offline()) });
    const cut = new Response(body, { headers: { 'content-type': 'text/x-component' } });
    const { guarded, notices } = setUp([cut]);
    void guarded(ASKED, NAVIGATION);
    await settle();
    expect(notices).toEqual([['unreachable', ABOUT]]);
  });

  it.each([
    ['of another build', page(OTHER_BUILD)],
    ['that is a document', answer('<html>', 200, 'text/html')],
    ['that says it is not there', answer('', 404)],
  ])('with a response %s is held during playback', async (_, other) => {
    const { guarded, notices } = setUp([other]);
    const resolved = jest.fn();
    void guarded(ASKED, NAVIGATION).then(resolved);
    await settle();
    expect(notices).toEqual([['outdated', ABOUT]]);
    expect(resolved).not.toHaveBeenCalled();
  });

  it('of another build is left to the router without playback', async () => {
    const other = page(OTHER_BUILD);
    const { guarded, notices } = setUp([other], { isPlaying: () => false });
    await expect(guarded(ASKED, NAVIGATION)).resolves.toBe(other);
    expect(notices).toEqual([[null, ABOUT]]);
  });

  it('passes when the document’s own build is unknown', async () => {
    const other = page(OTHER_BUILD);
    const { guarded } = setUp([other], { buildId: null });
    await expect(guarded(ASKED, NAVIGATION)).resolves.toBe(other);
  });

  it('that the router has aborted fails as usual', async () => {
    const { guarded, notices } = setUp([new DOMException('Given up', 'AbortError')]);
    await expect(guarded(ASKED, NAVIGATION)).rejects.toThrow('Given up');
    expect(notices).toEqual([]);
  });
});

it.each([
  ['for data', undefined],
  ['for a page in advance', { headers: { rsc: '1', 'next-router-prefetch': '1' } }],
  ['for a part in advance', { headers: { rsc: '1', 'next-router-segment-prefetch': '/_t' } }],
])('any other request %s fails as usual', async (_, init) => {
  const { guarded, notices } = setUp([offline()]);
  await expect(guarded('/api/feed', init)).rejects.toThrow('Failed to fetch');
  expect(notices).toEqual([]);
});

it.each([
  ['in a payload', `0:{"P":null,"b":"${BUILD}"}`, BUILD],
  [
    'in the document that holds one',
    `self.__next_f.push([1,"0:{\\"P\\":null,\\"b\\":\\"${BUILD}\\"}"])`,
    BUILD,
  ],
  ['not where none is named', '0:{"P":null}', null],
])('the build is read %s', (_, text, build) => {
  expect(buildIdOf(text)).toBe(build);
});
