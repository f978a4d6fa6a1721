import { readdirSync, readFileSync } from 'node:fs';

// Linux tells what a process holds in /proc; elsewhere each of these throws.

/** The number of files and connections that a process holds open. */
export const openDescriptors = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length;

/** The memory that a process holds, in bytes. */
export const residentBytes = (pid: number): number => readStatus(pid, 'VmRSS');

/** The most memory that a process has held since it began, in bytes. */
export const peakResidentBytes = (pid: number): number => readStatus(pid, 'VmHWM');

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
