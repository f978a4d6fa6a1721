type EpisodePath<S extends string = string> = `/episodes/${S}`;

/** The address of an episode's page. */
export const episodePath = <S extends string>(slug: S): EpisodePath<S> => `/episodes/${slug}`;

/** The same page, opened at a second (`?t=754`), without playing. */
export const atSecond = <P extends EpisodePath>(path: P, second: number): `${P}?t=${number}` =>
  `${path}?t=${Math.floor(second)}`;
