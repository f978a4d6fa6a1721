import { browserStore } from '@/components/player/browser/browserStore';
import { STORE_KEY } from '@/components/player/browser/storedText';
import { deviceStorage, tabStorage } from '@/components/ui/browser/storage';
import type { ExchangePart } from '@/lib/exchange/part';
import type { Player } from '@/lib/player/core/player';
import { enqueue } from '@/lib/player/extras/queue';
import {
  countAdded,
  decodeListening,
  listeningValue,
  mergeListening,
  type Listening,
} from '@/lib/player/persistence/listening';
import { readRecord, writeRecord } from '@/lib/player/persistence/playerRecord';
import { DEFAULTS } from '@/lib/player/persistence/preferences';
import { readQueue, writeQueue } from '@/lib/player/persistence/queueStorage';
import { failure, success } from '@/lib/result';

/** Creates the part of the exchanged file about listening: positions, queue and speed. */
export function listeningPart(player: Player): ExchangePart {
  const { sounds: presentSounds = '' } = document.documentElement.dataset;

  /** Reads the record of this browser; a new one is of the present sounds. */
  function recordHere() {
    const text = browserStore.read();
    const record = readRecord(text, Date.now());
    return text === null ? { ...record, sounds: presentSounds } : record;
  }

  function listeningHere(): Listening {
    const { positions, sounds, preferences } = recordHere();
    const queue = player.queue.get().reduce(enqueue, readQueue(tabStorage));
    return { positions, sounds, rate: preferences.rate, queue };
  }

  return {
    key: 'ecoute',
    name: 'votre écoute (position dans chaque épisode, file d’attente et vitesse)',
    read() {
      const here = listeningHere();
      const isEmpty =
        here.positions.length + here.queue.length === 0 && here.rate === DEFAULTS.rate;
      return isEmpty ? null : listeningValue(here);
    },
    merge(value) {
      const theirs = decodeListening(value, Date.now());
      if (theirs === 'damaged' || theirs === 'newer') return failure(theirs);
      const before = listeningHere();
      const after = mergeListening(before, theirs);
      const { positions, sounds, rate, queue } = after;
      player.queue.set(queue);
      writeQueue(queue, tabStorage);
      player.setRate(rate);
      const record = recordHere();
      const preferences = { ...record.preferences, rate };
      browserStore.write(writeRecord({ ...record, positions, sounds, preferences }));
      return success(countAdded(before, after));
    },
    additions: (count) =>
      `${count} ${count > 1 ? 'points de votre écoute' : 'point de votre écoute'}`,
    erase() {
      player.queue.set([]);
      player.setRate(DEFAULTS.rate);
      writeQueue([], tabStorage);
      deviceStorage.write(STORE_KEY, null);
    },
  };
}
