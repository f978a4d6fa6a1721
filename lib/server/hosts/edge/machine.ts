import 'server-only';
import type { MachineState } from '@/lib/server/readiness/machine';

/** Says, in place of `readiness/machine.ts`, that the platform has neither a disk nor descriptors to look at. */
export const machineState = async (): Promise<MachineState> => ({
  disk: 'none',
  descriptors: 'unknown',
});
