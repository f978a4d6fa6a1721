/**
 * Retires the service worker: served in its place when the owner turns « Emporter » off (OFFLINE=off), it goes at once,
 * and every request goes to the network again. What was kept stays where it is, for the day it comes back.
 */
interface RetiredScope {
  readonly skipWaiting: () => Promise<void>;
  readonly registration: { readonly unregister: () => Promise<boolean> };
  readonly addEventListener: (
    type: 'install' | 'activate',
    listener: (event: Event & { readonly waitUntil: (work: Promise<unknown>) => void }) => void,
  ) => void;
}
declare const self: RetiredScope;

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(self.registration.unregister()));

// Makes a module of this file: its `self` is its own.
export {};
