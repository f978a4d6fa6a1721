/** A share image: a JPEG of 1200 × 630 pixels. */
export interface ShareImage {
  /** Address on this site. */
  readonly src: string;
  readonly alt: string;
}

/** Size of every share image, in pixels. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** Describes the share image of an episode: address, size and alternative text. */
export const episodeShareImage = (episode: {
  readonly slug: string;
  readonly shortTitle: string;
}): ShareImage => ({
  src: `/partage/episodes/${episode.slug}.jpg`,
  alt: `«\u00a0${episode.shortTitle}\u00a0»\u00a0: le titre de l’épisode et sa couverture, un entrelacs doré.`,
});

export const mapShareImage = (map: {
  readonly id: string;
  readonly record: { readonly title: string };
}): ShareImage => ({
  src: `/partage/cartes/${map.id}.jpg`,
  alt: `«\u00a0${map.record.title}\u00a0»\u00a0: le titre de la carte et une vue de son relief.`,
});

export const placeShareImage = (
  mapId: string,
  place: { readonly id: string; readonly name: string },
): ShareImage => ({
  src: `/partage/lieux/${mapId}/${place.id}.jpg`,
  alt: `«\u00a0${place.name}\u00a0»\u00a0: le nom du lieu et la carte de ses environs.`,
});

export const personShareImage = (person: {
  readonly id: string;
  readonly name: string;
}): ShareImage => ({
  src: `/partage/arbre/${person.id}.jpg`,
  alt: `«\u00a0${person.name}\u00a0»\u00a0: le nom et sa place entre parents et enfants, en étoiles dorées.`,
});

export const toolShareImage = (tool: {
  readonly id: string;
  readonly title: string;
}): ShareImage => ({
  src: `/partage/outils/${tool.id}.jpg`,
  alt: `«\u00a0${tool.title}\u00a0»\u00a0: le nom de l’outil et son illustration.`,
});

export const documentShareImage = (document: {
  readonly slug: string;
  readonly title: string;
}): ShareImage => ({
  src: `/partage/documents/${document.slug}.jpg`,
  alt: `«\u00a0${document.title}\u00a0»\u00a0: le titre du document et son dessin au trait.`,
});

export const pathShareImage = (path: {
  readonly id: string;
  readonly title: string;
}): ShareImage => ({
  src: `/partage/parcours/${path.id}.jpg`,
  alt: `«\u00a0${path.title}\u00a0»\u00a0: le titre du parcours et la couverture de son premier épisode.`,
});

export const buildingShareImage = (building: {
  readonly id: string;
  readonly name: string;
}): ShareImage => ({
  src: `/partage/reconstitutions/${building.id}.jpg`,
  alt: `«\u00a0${building.name}\u00a0»\u00a0: le nom de l’édifice et une vue de sa reconstitution.`,
});

export const entryShareImage = (entry: {
  readonly id: string;
  readonly title: string;
}): ShareImage => ({
  src: `/partage/frise/${entry.id}.jpg`,
  alt: `«\u00a0${entry.title}\u00a0»\u00a0: le titre, la date, et sa place sur la frise.`,
});
