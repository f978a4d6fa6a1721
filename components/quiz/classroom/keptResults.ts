import { createDeviceStore } from '@/components/ui/browser/deviceStore';
import { decodeResults, encodeResults } from '@/lib/classroom/results/kept';

/** The results of this device's classes. */
export const keptResults = createDeviceStore({
  key: 'resultats',
  decode: decodeResults,
  encode: encodeResults,
});
