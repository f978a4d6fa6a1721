import { deviceStorage } from '@/components/ui/browser/storage';
import { DUE_KEY } from '@/components/review/due/dueKey';
import { dayOf } from '@/lib/review/day';

/** Greatest number of cards in a session. */
const MOST = 20;

/** Returns the number of cards due today, 20 at most; 0 when none is kept or storage is refused. */
export function dueToday(): number {
  try {
    const days: unknown = JSON.parse(deviceStorage.read(DUE_KEY) ?? '[]');
    const today = dayOf(Date.now());
    if (!Array.isArray(days)) return 0;
    return Math.min(MOST, days.filter((day) => typeof day === 'number' && day <= today).length);
  } catch {
    return 0;
  }
}
