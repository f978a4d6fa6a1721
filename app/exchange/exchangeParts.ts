import { bookmarksPart } from '@/components/notebook/bookmarksPart';
import { listeningPart } from '@/components/player/listeningPart';
import { reviewPart } from '@/components/review/reviewPart';
import type { ExchangePart } from '@/lib/exchange/part';
import type { Player } from '@/lib/player/core/player';

/** Lists the parts of the exchanged file, in the order of the sentences that name them: a new part is one line here. */
export const exchangeParts = (player: Player): readonly ExchangePart[] => [
  reviewPart,
  bookmarksPart,
  listeningPart(player),
];
