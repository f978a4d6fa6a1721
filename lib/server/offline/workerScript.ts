import 'server-only';
import { bundleScript } from '@/lib/server/bundleScript';
import { isOfflineOff } from '@/lib/server/environment';

/** Bundles the service worker: the working one, or the one that unregisters it. */
export const workerScript = (): Promise<string> =>
  bundleScript(isOfflineOff() ? 'app/sw.js/retired.ts' : 'app/sw.js/worker.ts');
