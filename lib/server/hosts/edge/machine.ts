import 'server-only';
import type { MachineState } from '@/lib/server/readiness/machine';

/** Reports in place of `readiness/machine.ts` a platform without a disk or file descriptors to check. */
export const machineState = async (): Promise<MachineState> => ({
  disk: 'none',
  descriptors: 'unknown',
});
