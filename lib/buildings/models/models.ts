import { baghdad } from '@/lib/buildings/models/baghdad/baghdad';
import { dam } from '@/lib/buildings/models/dam/dam';
import { dome } from '@/lib/buildings/models/dome/dome';
import { kaba } from '@/lib/buildings/models/kaba/kaba';
import type { Model } from '@/lib/buildings/models/model';
import { medina } from '@/lib/buildings/models/mosque/mosque';
import { qalis } from '@/lib/buildings/models/qalis/qalis';
import { taq } from '@/lib/buildings/models/taq/taq';

/** Models of the buildings of `content/buildings/`, by id. */
const MODELS: Readonly<Record<string, Model>> = {
  'al-qalis': qalis,
  'barrage-de-muawiya': dam,
  'dome-du-rocher': dome,
  kaba,
  'mosquee-du-prophete': medina,
  'taq-i-kisra': taq,
  'ville-ronde-de-bagdad': baghdad,
};

/**
 * Finds the model of a building.
 * @throws Error, in French, for a building without a model.
 */
export function modelOf({ id }: { readonly id: string }): Model {
  const model = MODELS[id];
  if (!model) throw new Error(`lib/buildings/models : un modèle de « ${id} » est attendu`);
  return model;
}
