import type { Site } from '@/lib/site/site';

/** Licence of the published data. */
export interface DataLicence {
  readonly name: string;
  /** Address of the licence's text; null without a licence. */
  readonly url: string | null;
}

/** Permission while the owner has chosen no licence (`dataLicence` of `content/site.json`). */
const RIGHTS_RESERVED = 'Droits réservés ; fichiers offerts pour l’étude privée';

/** Returns the licence of the data, or the reservation of all rights. */
export const licenceOf = ({ dataLicence }: Pick<Site, 'dataLicence'>): DataLicence =>
  dataLicence === null
    ? { name: RIGHTS_RESERVED, url: null }
    : { name: dataLicence.name, url: dataLicence.href };
