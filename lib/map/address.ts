/** Builds the path of a map, with no place open. */
export const mapPath = (mapId: string) => `/outils/carte-interactive/${mapId}` as const;

/** Builds the path of a map with one of its places open. */
export const placePath = (mapId: string, placeId: string) =>
  `/outils/carte-interactive/${mapId}/${placeId}` as const;
