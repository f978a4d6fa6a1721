import { readdirSync, readFileSync } from 'node:fs';

// Reads /proc, which only Linux has; on other systems each function throws.

export const openDescriptors = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length;

/** Returns the resident memory of a process, in bytes. */
export const residentBytes = (pid: number): number => readStatus(pid, 'VmRSS');

/** Returns the peak resident memory of a process, in bytes. */
export const peakResidentBytes = (pid: number): number => readStatus(pid, 'VmHWM');

/** Returns the processor time of a process with all its threads, in seconds. */
export function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  // utime and stime (proc(5)) in hundredths of a second; the split line begins with field 3.
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

export function effectiveUser(pid: number): number {
  const [, user] = /^Uid:\s+\d+\s+(\d+)/m.exec(statusOf(pid)) ?? [];
  return Number(user);
}

const statusOf = (pid: number): string => readFileSync(`/proc/${pid}/status`, 'utf8');

function readStatus(pid: number, name: 'VmRSS' | 'VmHWM'): number {
  const [, kilobytes] = new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(statusOf(pid)) ?? [];
  return Number(kilobytes) * 1024;
}
