import { browserStore } from '@/components/player/browser/browserStore';
import {
  decodeEarlierSounds,
  EARLIER_SOUNDS_PATH,
  movedRecord,
} from '@/lib/player/persistence/earlierSounds';
import { readRecord, writeRecord } from '@/lib/player/persistence/playerRecord';

/** Time limit of the request, in milliseconds: stored positions are not shown before the response. */
const TIMEOUT_MS = 3000;

/**
 * Moves saved positions in replaced sounds to the same sentences of the present sounds, and stores the digest of the
 * table. Rejects when the table fails to load: the next visit tries again.
 * @param tableDigest digest of the table of replaced sounds, which is stored with the positions
 */
export async function movePositions(tableDigest: string): Promise<void> {
  const response = await fetch(EARLIER_SOUNDS_PATH, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const table = response.ok ? decodeEarlierSounds(await response.json()) : null;
  if (table === null) throw new Error(`${EARLIER_SOUNDS_PATH}: a table is expected.`);
  // Read after the response, since another tab may have written meanwhile.
  const record = readRecord(browserStore.read(), Date.now());
  if (record.sounds === tableDigest) return;
  browserStore.write(writeRecord({ ...movedRecord(record, table), sounds: tableDigest }));
}
