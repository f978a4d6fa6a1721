import { knownAddresses } from '@/app/adresses.json/knownAddresses';

export const dynamic = 'force-static';

/** Answers with the addresses and names of all pages, from which the 404 page makes its suggestion. */
export const GET = (): Response => Response.json(knownAddresses());
