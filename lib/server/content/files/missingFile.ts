import 'server-only';
import { publicFile } from '@/lib/server/content/files/publicFiles';

/** Reports a missing file of `public/`, as a list of at most one problem; addresses of other sites are not checked. */
export const missingFile = (
  location: string,
  address: string | undefined,
): readonly string[] =>
  address === undefined || !address.startsWith('/') || publicFile(address)
    ? []
    : [`${location} : un fichier de public/ est attendu, « ${address} » n’y est pas`];
