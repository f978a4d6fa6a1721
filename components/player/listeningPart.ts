import { browserStore } from '@/components/player/browser/browserStore';
import { STORE_KEY } from '@/components/player/browser/storedState';
import { deviceStorage, tabStorage } from '@/components/ui/browser/storage';
import type { ExchangePart } from '@/lib/exchange/part';
import type { Player } from '@/lib/player/core/player';
import { enqueue } from '@/lib/player/extras/queue';
import {
  formatListeningLink,
  parseListeningLink,
} from '@/lib/player/persistence/listeningLink';
import type { PlayableEpisode } from '@/lib/player/core/playable';
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

/**
 * Creates the part of the exchange about listening: positions, queue and speed.
 * @param findPlayable loads an episode of the site by its id, for a link that only has the id; null on failure
 */
export function listeningPart(
  player: Player,
  findPlayable: (id: string) => Promise<PlayableEpisode | null>,
): ExchangePart {
  const { sounds: presentSounds = '' } = document.documentElement.dataset;

  /** Reads the record of this browser; a new record is of the present sounds. */
  function readStoredRecord() {
    const text = browserStore.read();
    const record = readRecord(text, Date.now());
    return text === null ? { ...record, sounds: presentSounds } : record;
  }

  function readListening(): Listening {
    const { positions, sounds, preferences } = readStoredRecord();
    const queue = player.queue.get().reduce(enqueue, readQueue(tabStorage));
    return { positions, sounds, rate: preferences.rate, queue };
  }

  /** Merges a listening into the listening of this browser; returns the number of additions. */
  function mergeReceived(received: Listening): number {
    const ownListening = readListening();
    const mergedListening = mergeListening(ownListening, received);
    const { positions, sounds, rate, queue } = mergedListening;
    player.queue.set(queue);
    writeQueue(queue, tabStorage);
    player.setRate(rate);
    const record = readStoredRecord();
    const preferences = { ...record.preferences, rate };
    browserStore.write(writeRecord({ ...record, positions, sounds, preferences }));
    return countAdded(ownListening, mergedListening);
  }

  return {
    key: 'ecoute',
    name: 'votre écoute (position dans chaque épisode, file d’attente et vitesse)',
    read() {
      const listening = readListening();
      const isEmpty =
        listening.positions.length + listening.queue.length === 0 &&
        listening.rate === DEFAULTS.rate;
      return isEmpty ? null : listeningValue(listening);
    },
    merge(value) {
      const received = decodeListening(value, Date.now());
      if (received === 'damaged' || received === 'newer') return failure(received);
      return success(mergeReceived(received));
    },
    additions: (count) =>
      `${count} ${count > 1 ? 'points de votre écoute' : 'point de votre écoute'}`,
    short: {
      key: 'e',
      format: (episodes) => formatListeningLink(readListening(), episodes),
      async merge(text, episodes) {
        const linkedListening = parseListeningLink(
          text,
          episodes,
          readStoredRecord().sounds,
          Date.now(),
        );
        if (!linkedListening) return null;
        const playables = await Promise.all(linkedListening.queue.map(findPlayable));
        return mergeReceived({
          ...linkedListening,
          queue: playables.flatMap((episode) => episode ?? []),
        });
      },
    },
    erase() {
      // Close the player first, since closing writes the position of the episode.
      player.close();
      player.queue.set([]);
      player.setRate(DEFAULTS.rate);
      writeQueue([], tabStorage);
      deviceStorage.write(STORE_KEY, null);
    },
  };
}
