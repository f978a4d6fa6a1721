import 'server-only';
import { bundleScript } from '@/lib/server/bundleScript';
import { isOfflineOff } from '@/lib/server/environment';

/** Bundles the service worker or, with `OFFLINE=off`, a worker that unregisters. */
export const workerScript = (): Promise<string> =>
  bundleScript(isOfflineOff() ? 'app/sw.js/retired.ts' : 'app/sw.js/worker.ts');
