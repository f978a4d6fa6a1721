import { createPlayerStorage } from '@/lib/player/persistence/playerStorage';
import type { PlayableEpisode } from '@/lib/player/core/playable';
import type { PlayerEvent } from '@/lib/player/core/playerEvent';
import { createPlayer, type Player } from '@/lib/player/core/player';
import { FakeStore } from '@/tests/fixtures/store';
import { FakeAudio, type FakeAudioOptions } from '@/tests/fixtures/audio';

export const badr: PlayableEpisode = {
  id: 'badr',
  title: 'Badr, Uhud, le Fossé',
  author: 'Chroniques de l’Islam',
  audioUrl: '/audio/badr.mp3',
  imageUrl: '/covers/badr.jpg',
};

export const medine: PlayableEpisode = {
  id: 'medine',
  title: 'Médine',
  author: 'Chroniques de l’Islam',
  audioUrl: '/audio/medine.mp3',
};

/** Timers that the test fires. */
export class FakeTimers {
  #pending: { readonly task: () => void; readonly milliseconds: number }[] = [];

  readonly schedule = (task: () => void, milliseconds: number): (() => void) => {
    const timer = { task, milliseconds };
    this.#pending.push(timer);
    return () =>
      (this.#pending = this.#pending.filter((pendingTimer) => pendingTimer !== timer));
  };

  /** Returns the delays of the pending timers, in milliseconds. */
  delays(): readonly number[] {
    return this.#pending.map(({ milliseconds }) => milliseconds);
  }

  fire(): void {
    for (const { task } of this.#pending.splice(0)) task();
  }
}

/** Network that the test cuts and restores. */
class FakeNetwork {
  #online = true;
  #listeners = new Set<() => void>();

  readonly isOnline = (): boolean => this.#online;
  readonly onOnline = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  cut(): void {
    this.#online = false;
  }

  goOnline(): void {
    this.#online = true;
    for (const listener of this.#listeners) listener();
  }
}

/** Wall clock that the test advances; each reading advances the clock by a millisecond. */
export class FakeClock {
  #milliseconds = Date.UTC(2026, 10, 20);

  readonly now = (): number => (this.#milliseconds += 1);

  pass(seconds: number): void {
    this.#milliseconds += 1000 * seconds;
  }
}

/** State that outlives a player: a second player with the same state is the next visit, or another tab. */
export interface BrowserState {
  readonly store: FakeStore;
  readonly clock: FakeClock;
}

export const createBrowserState = (): BrowserState => ({
  store: new FakeStore(),
  clock: new FakeClock(),
});

/** Codes of MediaError. */
export const NETWORK = 2;
export const DECODE = 3;
export const NOT_SUPPORTED = 4;

export interface PlayerSetup extends BrowserState {
  readonly audio: FakeAudio;
  readonly player: Player;
  readonly timers: FakeTimers;
  readonly network: FakeNetwork;
  readonly warn: jest.Mock;
  readonly heard: PlayerEvent[];
  readonly detach: () => void;
  /** Runs a step and flushes all events. */
  readonly after: (step: () => void) => Promise<void>;
  /** Loads the metadata and starts the playback. */
  readonly arrive: (duration?: number) => Promise<void>;
  readonly hear: (seconds: number) => Promise<void>;
  readonly seek: (seconds: number) => Promise<void>;
  readonly toggle: () => Promise<void>;
  readonly breakOff: (code?: number) => Promise<void>;
  /** Fires the timer of the retry, and loads the source successfully. */
  readonly playAgain: () => Promise<void>;
}

/** Creates a player around a fake element. */
export function setUpPlayer(
  options: FakeAudioOptions = {},
  { store, clock }: BrowserState = createBrowserState(),
): PlayerSetup {
  const audio = new FakeAudio(options);
  const timers = new FakeTimers();
  const network = new FakeNetwork();
  const warn = jest.fn();
  const { isOnline, onOnline } = network;
  const { schedule } = timers;
  const player = createPlayer({ now: clock.now, isOnline, onOnline, schedule, warn });
  const heard: PlayerEvent[] = [];
  player.events.subscribe((event) => heard.push(event));
  const detach = player.attach(audio.element);
  player.connectStorage(createPlayerStorage(store, clock.now));

  async function after(step: () => void): Promise<void> {
    step();
    await audio.flush();
  }
  function loadAndStart(duration = 600): void {
    audio.metadata(duration);
    audio.start();
  }
  return {
    ...{ audio, player, store, clock, timers, network, warn, heard, detach, after },
    arrive: (duration) => after(() => loadAndStart(duration)),
    hear: (seconds) => after(() => audio.tick(seconds)),
    seek: (seconds) => after(() => player.seekTo(seconds)),
    toggle: () => after(player.toggle),
    breakOff: (code = NETWORK) => after(() => audio.fail(code)),
    playAgain: () =>
      after(() => {
        timers.fire();
        loadAndStart();
      }),
  };
}

/** Plays an episode until its sound starts. */
export async function listen(
  { audio, player }: Pick<PlayerSetup, 'audio' | 'player'>,
  episode: PlayableEpisode,
  duration = 600,
): Promise<void> {
  player.play(episode);
  audio.metadata(duration);
  await audio.flush();
  audio.start();
  await audio.flush();
}

/** Creates a player that plays badr, from its start or from a second. */
export async function setUpPlaying(
  { at = 0, ...options }: FakeAudioOptions & { readonly at?: number } = {},
  kept?: BrowserState,
): Promise<PlayerSetup> {
  const stage = setUpPlayer(options, kept);
  await listen(stage, badr);
  if (at > 0) await stage.hear(at);
  return stage;
}

/** Returns the playback of the current episode. @throws Error when there is none */
export function playbackOf(player: Player) {
  const playback = player.playback.get();
  if (playback.status === 'empty') throw new Error('An episode is expected in the player.');
  return playback;
}
