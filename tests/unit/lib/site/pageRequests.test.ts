import {
  buildIdOf,
  guardPageRequests,
  type Obstacle,
  type PageRequestHost,
} from '@/lib/site/pageRequests';

const BUILD = 'S6_mQ2_fnvAxSp_mYPkMI';
const OTHER_BUILD = 'x'.repeat(21);
const PAGE_REQUEST = '/about?_rsc=1a2b3';
const NAVIGATION = { headers: { rsc: '1', 'next-router-state-tree': '%5B%5D' } };

const respond = (text: string, status = 200, type = 'text/x-component'): Response =>
  new Response(text, { status, headers: { 'content-type': type } });

const page = (build: string): Response => respond(`0:{"q":"","b":"${build}","t":{}}\n`);

function setUp(answers: readonly (Response | Error)[], host: Partial<PageRequestHost> = {}) {
  const notices: [Obstacle | null, string][] = [];
  const retries: (() => void)[] = [];
  const remaining = [...answers];
  const browserFetch = jest.fn(async () => {
    const result = remaining.shift();
    if (result === undefined) throw new Error('One request too many.');
    if (result instanceof Response) return result;
    throw result;
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
    retry: () => retries.splice(0).forEach((resolve) => resolve()),
  };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));
const ABOUT = 'http://localhost/about';
const networkError = () => new TypeError('Failed to fetch');

describe('a request of the router for a page', () => {
  it('passes when its response is a page of the same build', async () => {
    const currentPage = page(BUILD);
    const { guarded, notices } = setUp([currentPage]);
    await expect(guarded(PAGE_REQUEST, NAVIGATION)).resolves.toBe(currentPage);
    expect(notices).toEqual([[null, ABOUT]]);
  });

  it.each([
    ['fails', networkError()],
    ['gets the error page of a proxy', respond('<h1>Bad gateway</h1>', 502, 'text/html')],
  ])('that %s notifies, waits, and is repeated on demand', async (_, failure) => {
    const currentPage = page(BUILD);
    const repeatedFailure = failure instanceof Response ? failure.clone() : failure;
    const { guarded, notices, retry } = setUp([failure, repeatedFailure, currentPage]);
    const pageResponse = guarded(PAGE_REQUEST, NAVIGATION);
    await settle();
    expect(notices).toEqual([['unreachable', ABOUT]]);
    retry();
    await settle();
    expect(notices).toHaveLength(2);
    retry();
    await expect(pageResponse).resolves.toBe(currentPage);
    expect(notices.at(-1)).toEqual([null, ABOUT]);
  });

  it('whose response is truncated notifies that the site is unreachable', async () => {
    const body = new ReadableStream({ start: (stream) => stream.error(networkError()) });
    const truncatedResponse = new Response(body, {
      headers: { 'content-type': 'text/x-component' },
    });
    const { guarded, notices } = setUp([truncatedResponse]);
    void guarded(PAGE_REQUEST, NAVIGATION);
    await settle();
    expect(notices).toEqual([['unreachable', ABOUT]]);
  });

  it.each([
    ['of another build', page(OTHER_BUILD)],
    ['that is a document', respond('<html>', 200, 'text/html')],
    ['with the status 404', respond('', 404)],
  ])('with a response %s is held during playback', async (_, otherResponse) => {
    const { guarded, notices } = setUp([otherResponse]);
    const resolved = jest.fn();
    void guarded(PAGE_REQUEST, NAVIGATION).then(resolved);
    await settle();
    expect(notices).toEqual([['outdated', ABOUT]]);
    expect(resolved).not.toHaveBeenCalled();
  });

  it('with a response of another build is passed to the router without playback', async () => {
    const otherResponse = page(OTHER_BUILD);
    const { guarded, notices } = setUp([otherResponse], { isPlaying: () => false });
    await expect(guarded(PAGE_REQUEST, NAVIGATION)).resolves.toBe(otherResponse);
    expect(notices).toEqual([[null, ABOUT]]);
  });

  it('passes when the document’s own build is unknown', async () => {
    const otherResponse = page(OTHER_BUILD);
    const { guarded } = setUp([otherResponse], { buildId: null });
    await expect(guarded(PAGE_REQUEST, NAVIGATION)).resolves.toBe(otherResponse);
  });

  it('that the router has aborted rejects without a notice', async () => {
    const { guarded, notices } = setUp([new DOMException('Given up', 'AbortError')]);
    await expect(guarded(PAGE_REQUEST, NAVIGATION)).rejects.toThrow('Given up');
    expect(notices).toEqual([]);
  });
});

it.each([
  ['for data', undefined],
  ['for a prefetched page', { headers: { rsc: '1', 'next-router-prefetch': '1' } }],
  [
    'for a prefetched segment',
    { headers: { rsc: '1', 'next-router-segment-prefetch': '/_t' } },
  ],
])('a request %s rejects without a notice', async (_, init) => {
  const { guarded, notices } = setUp([networkError()]);
  await expect(guarded('/api/feed', init)).rejects.toThrow('Failed to fetch');
  expect(notices).toEqual([]);
});

it.each([
  ['from a payload', `0:{"P":null,"b":"${BUILD}"}`, BUILD],
  [
    'from a document that contains a payload',
    `self.__next_f.push([1,"0:{\\"P\\":null,\\"b\\":\\"${BUILD}\\"}"])`,
    BUILD,
  ],
  ['as null where none is named', '0:{"P":null}', null],
])('the id of the build is read %s', (_, text, build) => {
  expect(buildIdOf(text)).toBe(build);
});
