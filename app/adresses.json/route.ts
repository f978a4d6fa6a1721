import { knownAddresses } from '@/app/adresses.json/knownAddresses';

export const dynamic = 'force-static';

/** Serves paths and names of all pages, from which the 404 page makes its suggestion. */
export const GET = (): Response => Response.json(knownAddresses());
