import { browserStore } from '@/components/player/browser/browserStore';
import {
  decodeEarlierSounds,
  EARLIER_SOUNDS_PATH,
  movedRecord,
} from '@/lib/player/persistence/earlierSounds';
import { readRecord, writeRecord } from '@/lib/player/persistence/playerRecord';

/** Milliseconds: nothing that an earlier visit has left is shown before. */
const PATIENCE_MS = 3000;

/**
 * Moves the positions that earlier visits have left in sounds since replaced to the same sentences of the present ones,
 * and notes that it was done. Rejects when the table cannot be had: the next visit asks again.
 * @param sounds digest of the table of replaced sounds
 */
export async function movePositions(sounds: string): Promise<void> {
  const answer = await fetch(EARLIER_SOUNDS_PATH, { signal: AbortSignal.timeout(PATIENCE_MS) });
  const earlier = answer.ok ? decodeEarlierSounds(await answer.json()) : null;
  if (earlier === null) throw new Error(`${EARLIER_SOUNDS_PATH}: a table is expected.`);
  // Another tab may have written meanwhile: what is stored is read after the answer.
  const record = readRecord(browserStore.read(), Date.now());
  if (record.sounds === sounds) return;
  browserStore.write(writeRecord({ ...movedRecord(record, earlier), sounds }));
}
