import { createDeviceStore } from '@/components/ui/browser/deviceStore';
import { decodeProgress, encodeProgress } from '@/lib/paths/progress';

/** Progress on the learning paths, kept on this device alone. */
export const pathProgress = createDeviceStore({
  key: 'parcours',
  decode: decodeProgress,
  encode: encodeProgress,
});
