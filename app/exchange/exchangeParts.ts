import { bookmarksPart } from '@/components/notebook/bookmarksPart';
import { loadSentences } from '@/components/notebook/sentenceFiles';
import { pathsPart } from '@/components/paths/pathsPart';
import { listeningPart } from '@/components/player/listeningPart';
import { classResultsPart } from '@/components/quiz/classroom/classResultsPart';
import { reviewPart } from '@/components/review/reviewPart';
import { episodePath } from '@/lib/episodes/episode';
import type { ExchangePart } from '@/lib/exchange/part';
import type { PlayableEpisode } from '@/lib/player/core/playable';
import type { Player } from '@/lib/player/core/player';

/** Loads the playable form of an episode of the site; null when the fetch fails. */
const findPlayable = async (slug: string): Promise<PlayableEpisode | null> =>
  (await loadSentences(episodePath(slug)))?.playable ?? null;

/** Lists the parts of the exchanged file, in the order in which the panel names them. */
export const exchangeParts = (player: Player): readonly ExchangePart[] => [
  reviewPart,
  bookmarksPart,
  listeningPart(player, findPlayable),
  pathsPart,
  classResultsPart,
];
