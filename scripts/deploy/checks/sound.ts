import { rangeForms } from '@/scripts/deploy/checks/rangeForms';
import { request, firstEpisode, type RequestHeaders } from '@/scripts/deploy/checks/request';
import { unless, type Check } from '@/scripts/deploy/verdict';

const SAMPLE = '/audio/sample.mp3';
const TAG = /^"[^"]+"$/;

/** Checks that audio supports ranges and resuming, with equal validators on every instance. */
export const sound: Check = {
  title: 'Le son se lit par morceaux et se reprend (RFC 9110)',
  async run(origin) {
    const source = await soundOf(origin);
    return { faults: await faultsOf(source), notes: [`Essayé sur ${source}.`] };
  },
};

/** Finds the audio address of the first episode, possibly on another host (AUDIO_BASE_URL). */
async function soundOf(origin: string): Promise<string> {
  const episode = await firstEpisode(origin);
  if (episode === null) return origin + SAMPLE;
  const { text } = await request(origin + episode.replace('/episodes/', '/embed/'));
  const source = /<audio[^>]+src="([^"]+)"/.exec(text)?.[1] ?? SAMPLE;
  return new URL(source.replaceAll('&amp;', '&'), origin).href;
}

async function faultsOf(source: string): Promise<readonly string[]> {
  const get = (headers: RequestHeaders, method?: 'HEAD') =>
    request(source, { 'Accept-Encoding': 'identity', ...headers }, method);
  const full = await get({});
  const head = await get({}, 'HEAD');
  const { body, header } = full;
  const etag = header('etag');
  if (full.status !== 200) return [`Le son répond ${full.status}, au lieu de 200.`];
  const faults = [
    ...unless(/^audio\//.test(header('content-type')), `Type : « ${header('content-type')} ».`),
    ...unless(header('accept-ranges') === 'bytes', 'Accept-Ranges n’est pas « bytes ».'),
    ...unless(TAG.test(etag), `L’ETag n’est pas fort : « ${etag} ».`),
    ...unless(
      head.status === 200 && head.header('content-length') === String(body.length),
      `HEAD répond ${head.status}, longueur « ${head.header('content-length')} ».`,
    ),
  ];
  const ranges = rangeForms(body.length).flatMap((form) => [
    { ...form, headers: { Range: form.header } },
    { ...form, headers: { Range: form.header, 'If-Range': etag } },
  ]);
  for (const { header: Range, headers, status, start, end } of ranges) {
    const answer = await get(headers);
    const expected = {
      200: '',
      206: `bytes ${start}-${end}/${body.length}`,
      416: `bytes */${body.length}`,
    };
    faults.push(
      ...unless(
        answer.status === status && answer.header('content-range') === expected[status],
        `« Range: ${Range} » répond ${answer.status} « ${answer.header('content-range')} », au lieu de ${status} « ${expected[status]} ».`,
      ),
      ...unless(
        answer.status === 416 ||
          answer.status !== status ||
          answer.body.equals(body.subarray(start, end + 1)),
        `« Range: ${Range} » ne donne pas les bons octets.`,
      ),
    );
  }
  return [...faults, ...(await resumeFaults(get, etag))];
}

async function resumeFaults(
  get: (headers: RequestHeaders) => ReturnType<typeof request>,
  etag: string,
) {
  const Range = 'bytes=5-9';
  const same = await get({ Range, 'If-Range': etag });
  const stale = await get({ Range, 'If-Range': '"autre"' });
  const unchanged = await get({ 'If-None-Match': etag });
  return [
    ...unless(same.status === 206, `If-Range inchangé répond ${same.status}, au lieu de 206.`),
    ...unless(stale.status === 200, `If-Range changé répond ${stale.status}, au lieu de 200.`),
    ...unless(
      unchanged.status === 304,
      `If-None-Match répond ${unchanged.status}, au lieu de 304.`,
    ),
  ];
}
