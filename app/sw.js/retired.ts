/**
 * Unregisters the service worker; replaces its script when the owner turns « Emporter » off (OFFLINE=off). Requests
 * then go to the network; kept episodes stay in the caches until the owner turns the feature on again.
 */
interface RetiredScope {
  readonly skipWaiting: () => Promise<void>;
  readonly registration: { readonly unregister: () => Promise<boolean> };
  readonly addEventListener: (
    type: 'install' | 'activate',
    listener: (
      event: Event & { readonly waitUntil: (promise: Promise<unknown>) => void },
    ) => void,
  ) => void;
}
declare const self: RetiredScope;

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(self.registration.unregister()));

// Makes the file a module, whose `self` is local.
export {};
