import { useSyncExternalStore } from 'react';

/** Whether the owner lets visitors keep episodes: `OFFLINE=off` closes it. Next writes the value in at build. */
export const isOpen = (): boolean => process.env.OFFLINE !== 'off';

/** Whether this browser can keep anything: not over plain http, nor in some private windows. */
export const canKeep = (): boolean =>
  isOpen() && 'serviceWorker' in navigator && 'caches' in window && 'locks' in navigator;

/** Whether anything can be kept here; what the server sends supposes so, unless the owner has closed it. */
export const useCanKeep = (): boolean => useSyncExternalStore(neverChanges, canKeep, isOpen);

const neverChanges = () => () => {};
