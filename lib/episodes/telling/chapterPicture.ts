/** Builds the path of a chapter's picture, which podcast apps show while the chapter plays; `rank` from 1. */
export const chapterPicturePath = (slug: string, rank: number): string =>
  `/partage/chapitres/${slug}/${rank}.jpg`;
