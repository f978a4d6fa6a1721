import { deviceStorage } from '@/components/ui/browser/storage';
import { DUE_KEY } from '@/components/review/due/dueKey';
import { dayOf } from '@/lib/review/day';

/** A session asks no more. */
const MOST = 20;

/** How many cards wait today, twenty at most; 0 when nothing is kept or may be read. */
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
