import { browserKeeper } from '@/components/offline/browser/browserKeeper';
import { captureInstallPrompt } from '@/components/offline/browser/installPrompt';
import { holdLock } from '@/components/offline/browser/holdLock';
import { updateWhenSilent } from '@/components/offline/browser/updateWhenSilent';
import { canKeep } from '@/components/offline/canKeep';
import { isStoredSlugsEvent, buttonLabels } from '@/components/offline/keepState';
import { LOCKS, MESSAGES } from '@/lib/offline/names';
import { markOf } from '@/lib/offline/words';
import type { Player } from '@/lib/player/core/player';
import { buildIdOf } from '@/lib/site/pageRequests';

let isConnected = false;

/**
 * Connects the page to the kept episodes: marks the buttons, sends the page's build to the worker, and schedules the
 * update for a time without playback. Has no effect from the second call on.
 */
export function connectOffline(player: Player): void {
  if (isConnected || !canKeep()) return;
  isConnected = true;
  const keeper = browserKeeper();
  const build = buildIdOf([...document.scripts].map(({ text }) => text).join(''));

  keeper.kept.subscribe(() => {
    const { states } = keeper.kept.get();
    buttonLabels.set(
      Object.fromEntries(
        Object.entries(states).flatMap(([slug, state]) => {
          const label = markOf(state);
          return label === null ? [] : [[slug, label]];
        }),
      ),
    );
  });

  if (build !== null) holdLock(LOCKS.build(build));
  navigator.serviceWorker.addEventListener('message', ({ data, ports: [port] }) => {
    if (data === MESSAGES.build) port?.postMessage(build);
  });
  lockWhilePlaying(player);
  captureInstallPrompt();
  window.addEventListener(
    'storage',
    (event) => isStoredSlugsEvent(event) && void keeper.check(),
  );
  void keeper.check().then(() => updateWhenSilent(keeper));
}

/** Holds a Web Lock while the player plays, by which other tabs detect the playback. */
function lockWhilePlaying({ playback }: Player): void {
  let release: (() => void) | null = null;
  const onPlayback = (): void => {
    const playbackState = playback.get();
    const isPlaying = playbackState.status !== 'empty' && playbackState.isPlaying;
    if (isPlaying) release ??= holdLock(LOCKS.playing);
    else {
      release?.();
      release = null;
    }
  };
  playback.subscribe(onPlayback);
  onPlayback();
}
