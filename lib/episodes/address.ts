/** The address of an episode's page; with a second, the page opens there (`?t=754`), without playing. */
export function episodePath<S extends string>(slug: S): `/episodes/${S}`;
export function episodePath<S extends string>(
  slug: S,
  at: number,
): `/episodes/${S}?t=${number}`;
export function episodePath(slug: string, at?: number): string {
  return at === undefined ? `/episodes/${slug}` : `/episodes/${slug}?t=${Math.floor(at)}`;
}
