import { useSyncExternalStore } from 'react';

/** Tells whether the owner offers offline listening: `OFFLINE=off` disables the feature. Next inlines the value. */
export const isOfflineEnabled = (): boolean => process.env.OFFLINE !== 'off';

/** Tells whether this browser can keep episodes: not over plain HTTP, nor in some private windows. */
export const canKeep = (): boolean =>
  isOfflineEnabled() &&
  'serviceWorker' in navigator &&
  'caches' in window &&
  'locks' in navigator;

/** Tells whether episodes can be kept; on the server, whether the owner offers offline listening. */
export const useCanKeep = (): boolean =>
  useSyncExternalStore(subscribeToNothing, canKeep, isOfflineEnabled);

const subscribeToNothing = () => () => {};
