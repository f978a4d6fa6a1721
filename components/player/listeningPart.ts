import { browserStore } from '@/components/player/browser/browserStore';
import { STORE_KEY } from '@/components/player/browser/storedText';
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
 * @param findPlayable loads an episode of the site by its id, for a link that only names it; null when it cannot be had
 */
export function listeningPart(
  player: Player,
  findPlayable: (id: string) => Promise<PlayableEpisode | null>,
): ExchangePart {
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

  /** Merges a listening into that of this browser; returns the number of additions. */
  function unite(theirs: Listening): number {
    const before = listeningHere();
    const after = mergeListening(before, theirs);
    const { positions, sounds, rate, queue } = after;
    player.queue.set(queue);
    writeQueue(queue, tabStorage);
    player.setRate(rate);
    const record = recordHere();
    const preferences = { ...record.preferences, rate };
    browserStore.write(writeRecord({ ...record, positions, sounds, preferences }));
    return countAdded(before, after);
  }

  return {
    key: 'ecoute',
    name: 'votre écoute (position dans chaque épisode, file d’attente et vitesse)',
    read() {
      const ours = listeningHere();
      const isEmpty =
        ours.positions.length + ours.queue.length === 0 && ours.rate === DEFAULTS.rate;
      return isEmpty ? null : listeningValue(ours);
    },
    merge(value) {
      const theirs = decodeListening(value, Date.now());
      if (theirs === 'damaged' || theirs === 'newer') return failure(theirs);
      return success(unite(theirs));
    },
    additions: (count) =>
      `${count} ${count > 1 ? 'points de votre écoute' : 'point de votre écoute'}`,
    short: {
      key: 'e',
      format: (episodes) => formatListeningLink(listeningHere(), episodes),
      async merge(text, episodes) {
        const linked = parseListeningLink(text, episodes, recordHere().sounds, Date.now());
        if (!linked) return null;
        const found = await Promise.all(linked.queue.map(findPlayable));
        return unite({ ...linked, queue: found.flatMap((episode) => episode ?? []) });
      },
    },
    erase() {
      // Closed first, since the player writes the position of its episode when it is left.
      player.close();
      player.queue.set([]);
      player.setRate(DEFAULTS.rate);
      writeQueue([], tabStorage);
      deviceStorage.write(STORE_KEY, null);
    },
  };
}
