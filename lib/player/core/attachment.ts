import type { PositionWriter } from '@/lib/player/core/positionWriter';
import type { MediaStore } from '@/lib/player/core/mediaStore';
import { listenTo } from '@/lib/player/core/listening';
import type { PlayerEvent } from '@/lib/player/core/playerEvent';
import type { PlayerPersistence } from '@/lib/player/persistence/playerPersistence';
import type { Recovery } from '@/lib/player/core/recovery';
import { applyPendingSeek } from '@/lib/player/core/seeking';
import type { PlayerHost } from '@/lib/player/core/host';

interface AttachmentOptions extends Pick<PlayerHost, 'onOnline'> {
  readonly media: MediaStore;
  readonly positionWriter: PositionWriter;
  readonly recovery: Recovery;
  readonly persistence: PlayerPersistence;
  readonly emit: (event: PlayerEvent) => void;
}

/**
 * Connects an audio element: its events update the media store, the saved positions, the recovery and the saved
 * preferences, and are emitted as the player's events; the window's `online` event resumes a source that has broken off.
 * @returns a function that removes the listeners, resets the recovery and empties the media store
 */
export function attachElement(
  element: HTMLAudioElement,
  { media, positionWriter, recovery, persistence, emit, onOnline }: AttachmentOptions,
): () => void {
  media.connect(element);
  const stopListening = listenTo(element, media.refresh, {
    play: () => media.update({ blocked: false, wanted: true }),
    pause() {
      // `pause` is dispatched asynchronously: `play()` may have been called since.
      if (element.paused) media.update({ wanted: false });
      positionWriter.write();
    },
    error: recovery.onError,
    stalled: recovery.onStalled,
    playing: recovery.onPlaying,
    loadedmetadata() {
      recovery.onLoadedMetadata();
      media.update({ volumeSettable: media.isVolumeSettable() });
      applyPendingSeek(media);
    },
    timeupdate() {
      positionWriter.follow();
      recovery.onTimeUpdate(element.currentTime);
    },
    seeked() {
      positionWriter.follow();
      positionWriter.write();
      emit('moved');
    },
    volumechange: persistence.savePreferences,
    ratechange() {
      // A new source resets `playbackRate` to the default rate: store the listener's choice as the default rate too.
      element.defaultPlaybackRate = element.playbackRate;
      persistence.savePreferences();
      emit('moved');
    },
    ended() {
      positionWriter.follow();
      positionWriter.write();
      emit('ended');
    },
  });
  const removeOnlineListener = onOnline(recovery.onOnline);
  return () => {
    stopListening();
    removeOnlineListener();
    recovery.reset();
    media.connect(null);
  };
}
