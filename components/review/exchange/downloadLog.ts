import type { ReviewEvent } from '@/lib/review/event';
import { writeLog } from '@/lib/review/record';

const FILE_NAME = 'chroniques-revision.json';

export function downloadLog(events: readonly ReviewEvent[]): void {
  const address = URL.createObjectURL(
    new Blob([writeLog(events)], { type: 'application/json' }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = FILE_NAME;
  link.click();
  URL.revokeObjectURL(address);
}
