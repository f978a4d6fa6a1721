import { hearingOf } from '@/lib/player/core/hearing';
import type { PositionStorage } from '@/lib/player/core/position';
import type { BankQuestion } from '@/lib/quiz/bankQuestion';

/** Least played ratio of an episode that counts as heard. */
const HEARD_RATIO = 0.5;

/** Returns the slugs of the bank's episodes that were played in this browser, to the end or by half at least. */
export function heardEpisodes(
  bank: readonly BankQuestion[],
  positions: Pick<PositionStorage, 'read'>,
): ReadonlySet<string> {
  const slugs = new Set(bank.flatMap(({ episodeSlug }) => episodeSlug ?? []));
  return new Set(
    [...slugs].filter((id) => {
      const hearing = hearingOf(positions.read({ id, title: id, author: '' }));
      if (hearing.status !== 'begun') return hearing.status === 'heard';
      return hearing.duration > 0 && hearing.at / hearing.duration >= HEARD_RATIO;
    }),
  );
}
