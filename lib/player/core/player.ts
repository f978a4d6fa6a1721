import type { PlayerEvent } from '@/lib/player/core/playerEvent';
import { attachElement } from '@/lib/player/core/attachment';
import { createPositionWriter } from '@/lib/player/core/positionWriter';
import { createMediaStore } from '@/lib/player/core/mediaStore';
import type { PlayerStorage } from '@/lib/player/persistence/playerStorage';
import {
  type ReadableStore,
  type Emitter,
  type WritableStore,
  createStore,
  createEmitter,
} from '@/lib/store';
import type { Playback, Playhead } from '@/lib/player/core/playback';
import { toSecureAddress, sourceOf, type PlayableEpisode } from '@/lib/player/core/playable';
import { resumeAt, startPosition, type PositionStorage } from '@/lib/player/core/position';
import type { Queue } from '@/lib/player/extras/queue';
import { createPlayerPersistence } from '@/lib/player/persistence/playerPersistence';
import { createRecovery } from '@/lib/player/core/recovery';
import { moveTo, currentPosition, rewindEnded, seekTo } from '@/lib/player/core/seeking';
import { createSound, type Sound } from '@/lib/player/core/sound';
import type { PlayerHost } from '@/lib/player/core/host';

/**
 * The player: a thin store around one `<audio>` element, which owns the state. Commands act on the element, whose
 * events make the store read the element again. State that the element lacks (the episode, a refused start, a lost
 * connection, an early seek) lies in the media store only.
 */
export interface Player extends Sound {
  readonly playback: ReadableStore<Playback>;
  readonly playhead: ReadableStore<Playhead>;
  readonly events: Pick<Emitter<PlayerEvent>, 'subscribe'>;
  /** The queued episodes, which the playlist plays. */
  readonly queue: WritableStore<Queue>;
  /** Attaches the element; returns a function that detaches the element. */
  readonly attach: (element: HTMLAudioElement) => () => void;
  /** Publishes an episode and starts it in the same task, as autoplay policies require. */
  readonly play: (episode: PlayableEpisode, start?: StartOptions) => void;
  readonly toggle: () => void;
  /** Seeks to a second, clamped to the audio. */
  readonly seekTo: (seconds: number) => void;
  /** Seeks by seconds, forwards or, if negative, backwards. */
  readonly skip: (seconds: number) => void;
  /** Returns the current second, with its fraction. */
  readonly position: () => number;
  readonly close: () => void;
  /** Saved positions by episode. */
  readonly positions: Pick<PositionStorage, 'read' | 'subscribe'>;
  /** Connects the storage of former visits, which also saves the present visit. */
  readonly connectStorage: (storage: PlayerStorage) => void;
  /** Shows the last visit's episode, paused and without loading its audio. */
  readonly restore: () => void;
  /** Saves the position now, before the page may be discarded. */
  readonly savePosition: () => void;
}

interface StartOptions {
  /** Start in seconds, from an address or a link. */
  readonly at?: number | undefined;
  /** Start of the chosen chapter, in seconds. */
  readonly chapter?: number | undefined;
}

export const SKIP_SECONDS = 15;

/** Creates the player; commands have no effect until an element is attached. */
export function createPlayer(host: PlayerHost): Player {
  const { isOnline, schedule, warn } = host;
  const media = createMediaStore();
  const persistence = createPlayerPersistence(media);
  const events = createEmitter<PlayerEvent>();
  const queue = createStore<Queue>([]);
  const positionWriter = createPositionWriter(media, persistence.positions, host.now);
  const recovery = createRecovery(media, {
    schedule,
    isOnline,
    reload(resume) {
      load(media.track()?.pendingSeek ?? positionWriter.lastTime());
      if (resume) start();
    },
  });

  function start(): void {
    media.update({ wanted: true, blocked: false });
    media.element()?.play().catch(handleRefusedStart);
  }

  function handleRefusedStart(error: unknown): void {
    const name = error instanceof Error ? error.name : '';
    // A later load or pause interrupted this start; the element's state is already newer.
    if (name === 'AbortError') return;
    warn('Play error', error);
    if (name === 'NotAllowedError') media.update({ blocked: true, wanted: false });
  }

  function load(startSeconds: number): void {
    const element = media.element();
    const track = media.track();
    if (!element || !track) return;
    // Assigning `src` starts a load: reset the state of the former source, such as an early seek.
    element.src = toSecureAddress(sourceOf(track.episode), element.baseURI);
    element.currentTime = 0;
    if (startSeconds > 0) seekTo(media, startSeconds);
  }

  function play(episode: PlayableEpisode, { at, chapter }: StartOptions = {}): void {
    const track = media.track();
    const startSeconds = at ?? chapter;
    if (track?.episode.id === episode.id && track.trouble === 'none' && media.isLoaded()) {
      if (startSeconds === undefined) rewindEnded(media);
      else moveTo(media, startSeconds);
      return start();
    }
    positionWriter.write();
    positionWriter.reset();
    recovery.reset();
    media.insert(episode);
    const saved = resumeAt(persistence.positions.read(episode));
    load(startPosition({ explicit: at, chapter, saved }));
    media.update({ isPlaced: startSeconds !== undefined });
    start();
    persistence.saveEpisode(episode);
  }

  function toggle(): void {
    const element = media.element();
    const track = media.track();
    if (!element || !track) return;
    const isWanted = track.trouble === 'none' ? !element.paused : track.wanted;
    events.emit(isWanted ? 'pause' : 'resume');
    media.update({ wanted: !isWanted });
    if (isWanted) return element.pause();
    if (track.trouble !== 'none') return recovery.retryNow();
    if (media.isLoaded()) return start();
    // Another tab may have saved a later position: read the position again, unless the listener has chosen one in this
    // tab.
    play(track.episode, track.isPlaced ? { at: currentPosition(media) } : {});
  }

  function close(): void {
    positionWriter.write();
    positionWriter.reset();
    recovery.reset();
    media.insert(null);
    persistence.saveEpisode(null);
    const element = media.element();
    element?.pause();
    // An empty `src` would raise an error; removing `src` and loading releases the audio.
    element?.removeAttribute('src');
    element?.load();
    media.refresh();
  }

  return {
    playback: media.playback,
    playhead: media.playhead,
    events,
    queue,
    attach: (element) =>
      attachElement(element, {
        ...host,
        media,
        positionWriter,
        recovery,
        persistence,
        emit: events.emit,
      }),
    play,
    toggle,
    seekTo: (seconds) => moveTo(media, seconds),
    skip: (seconds) => moveTo(media, currentPosition(media) + seconds),
    ...createSound(media),
    position: () => currentPosition(media),
    close,
    positions: persistence.positions,
    connectStorage: persistence.connectStorage,
    restore: persistence.restore,
    savePosition() {
      positionWriter.follow();
      positionWriter.write();
    },
  };
}
