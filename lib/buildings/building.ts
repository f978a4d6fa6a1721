import { CUBITS } from '@/lib/buildings/cubits';
import type { BuildingRecord, Parameter } from '@/lib/buildings/record';

/** Building of the content, with its id. */
export interface Building extends BuildingRecord {
  readonly id: string;
}

/** Returns the metres in one unit of a parameter: the length of its cubit, or 1. */
const metresPerUnit = (parameter: Parameter): number =>
  parameter.unit === 'coudée' ? CUBITS[parameter.cubit].metres : 1;

/** Returns the value of a parameter, in metres where it is a length. */
export const valueOf = (parameter: Parameter): number =>
  parameter.value * metresPerUnit(parameter);

/** Looks up the value of a parameter of a building by id. */
export type Values = (id: string) => number;

/**
 * Returns the values of the parameters of a building, lengths in metres.
 * @throws Error from the returned function, for an unknown parameter id.
 */
export function valuesOf({ id: building, parameters }: Building): Values {
  const values = new Map(parameters.map((parameter) => [parameter.id, valueOf(parameter)]));
  return (id) => {
    const value = values.get(id);
    if (value === undefined)
      throw new Error(
        `content/buildings/${building}.json → parameters : « ${id} » est attendu pour dessiner`,
      );
    return value;
  };
}
