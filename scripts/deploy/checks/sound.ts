import { rangeForms } from '@/scripts/deploy/checks/rangeForms';
import { request, firstEpisode, type RequestHeaders } from '@/scripts/deploy/checks/request';
import { faultUnless, type Check } from '@/scripts/deploy/verdict';

const SAMPLE = '/audio/sample.mp3';
const STRONG_ETAG = /^"[^"]+"$/;

/** Checks that audio supports ranges and resuming, with equal validators on every instance. */
export const sound: Check = {
  title: 'Le son se lit par morceaux et se reprend (RFC 9110)',
  async run(origin) {
    const source = await findSoundAddress(origin);
    return { faults: await soundFaults(source), notes: [`Essayé sur ${source}.`] };
  },
};

/** Finds the audio address of the first episode, possibly on another host (AUDIO_BASE_URL). */
async function findSoundAddress(origin: string): Promise<string> {
  const episode = await firstEpisode(origin);
  if (episode === null) return origin + SAMPLE;
  const { text } = await request(origin + episode.replace('/episodes/', '/embed/'));
  const source = /<audio[^>]+src="([^"]+)"/.exec(text)?.[1] ?? SAMPLE;
  return new URL(source.replaceAll('&amp;', '&'), origin).href;
}

async function soundFaults(source: string): Promise<readonly string[]> {
  const get = (headers: RequestHeaders, method?: 'HEAD') =>
    request(source, { 'Accept-Encoding': 'identity', ...headers }, method);
  const fullAnswer = await get({});
  const headAnswer = await get({}, 'HEAD');
  const { body, header } = fullAnswer;
  const etag = header('etag');
  if (fullAnswer.status !== 200) return [`Le son répond ${fullAnswer.status}, au lieu de 200.`];
  const faults = [
    ...faultUnless(
      /^audio\//.test(header('content-type')),
      `Type : « ${header('content-type')} ».`,
    ),
    ...faultUnless(header('accept-ranges') === 'bytes', 'Accept-Ranges n’est pas « bytes ».'),
    ...faultUnless(STRONG_ETAG.test(etag), `L’ETag n’est pas fort : « ${etag} ».`),
    ...faultUnless(
      headAnswer.status === 200 && headAnswer.header('content-length') === String(body.length),
      `HEAD répond ${headAnswer.status}, longueur « ${headAnswer.header('content-length')} ».`,
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
      ...faultUnless(
        answer.status === status && answer.header('content-range') === expected[status],
        `« Range: ${Range} » répond ${answer.status} « ${answer.header('content-range')} », au lieu de ${status} « ${expected[status]} ».`,
      ),
      ...faultUnless(
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
  const currentTagAnswer = await get({ Range, 'If-Range': etag });
  const staleTagAnswer = await get({ Range, 'If-Range': '"autre"' });
  const conditionalAnswer = await get({ 'If-None-Match': etag });
  return [
    ...faultUnless(
      currentTagAnswer.status === 206,
      `If-Range inchangé répond ${currentTagAnswer.status}, au lieu de 206.`,
    ),
    ...faultUnless(
      staleTagAnswer.status === 200,
      `If-Range changé répond ${staleTagAnswer.status}, au lieu de 200.`,
    ),
    ...faultUnless(
      conditionalAnswer.status === 304,
      `If-None-Match répond ${conditionalAnswer.status}, au lieu de 304.`,
    ),
  ];
}
