import { request, type RequestHeaders } from '@/scripts/deploy/checks/request';
import { faultUnless, type Check } from '@/scripts/deploy/verdict';

const PAYLOAD_HEADERS = { RSC: '1' };

/** Checks that caches never confuse a page with its RSC payload, in either order. */
export const mixing: Check = {
  title: 'Une page et ses données ne sont jamais prises l’une pour l’autre',
  async run(origin) {
    const faults: string[] = [];
    for (const path of ['/outils', '/', '/about'])
      for (let round = 0; round < 2; round += 1)
        for (const [target, headers] of [
          [path, {}],
          [`${path}?_rsc`, PAYLOAD_HEADERS],
          [path, PAYLOAD_HEADERS],
          [`${path}?_rsc`, {}],
        ] as const)
          faults.push(...(await mixingFaults(origin + target, headers)));
    return { faults };
  },
};

async function mixingFaults(
  address: string,
  headers: RequestHeaders,
): Promise<readonly string[]> {
  const { status, header } = await request(address, headers);
  const isPayload = 'RSC' in headers;
  // Next's router is redirected to the payload's proper address.
  if (isPayload && status >= 300 && status < 400) return [];
  const type = header('content-type');
  const requestTarget = `${new URL(address).pathname}${new URL(address).search}`;
  return faultUnless(
    status === 200 && type.startsWith(isPayload ? 'text/x-component' : 'text/html'),
    `${requestTarget} ${isPayload ? 'avec' : 'sans'} « RSC: 1 » répond ${status} ${type}.`,
  );
}
