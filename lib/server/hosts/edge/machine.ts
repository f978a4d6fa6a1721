import 'server-only';
import type { MachineState } from '@/lib/server/readiness/machine';

/** Reports in place of `readiness/machine.ts` that the platform has neither a disk nor descriptors to check. */
export const machineState = async (): Promise<MachineState> => ({
  disk: 'none',
  descriptors: 'unknown',
});
