import 'server-only';
import { publicFile } from '@/lib/server/content/files/publicFiles';

/** Says that a file of `public/` is missing; an address of another site is not looked at. */
export const missingFile = (at: string, address: string | undefined): readonly string[] =>
  address === undefined || !address.startsWith('/') || publicFile(address)
    ? []
    : [`${at} : un fichier de public/ est attendu, « ${address} » n’y est pas`];
