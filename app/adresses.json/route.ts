import { knownAddresses } from '@/app/adresses.json/knownAddresses';

export const dynamic = 'force-static';

/** The pages of the site and their names, for what an address that leads nowhere may have meant. */
export const GET = (): Response => Response.json(knownAddresses());
