import { readdirSync, readFileSync } from 'node:fs';

// Linux tells what a process holds in /proc; elsewhere each of these throws.

/** The number of files and connections that a process holds open. */
export const openDescriptors = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length;

/** The memory that a process holds, in bytes. */
export const residentBytes = (pid: number): number => readStatus(pid, 'VmRSS');

/** The most memory that a process has held since it began, in bytes. */
export const peakResidentBytes = (pid: number): number => readStatus(pid, 'VmHWM');

/** What a process has used of the processor since it began, all its threads together, in seconds. */
export function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  // utime and stime (proc(5)), in hundredths: what remains of the line begins with its third field.
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** The user as whom a process runs. */
export function effectiveUser(pid: number): number {
  const [, user] = /^Uid:\s+\d+\s+(\d+)/m.exec(statusOf(pid)) ?? [];
  return Number(user);
}

const statusOf = (pid: number): string => readFileSync(`/proc/${pid}/status`, 'utf8');

function readStatus(pid: number, name: 'VmRSS' | 'VmHWM'): number {
  const [, kilobytes] = new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(statusOf(pid)) ?? [];
  return Number(kilobytes) * 1024;
}
