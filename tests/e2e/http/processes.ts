import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** The number of files and connections that a process holds open. */
export function openDescriptors(pid: number): number {
  const folder = `/proc/${pid}/fd`;
  return existsSync(folder)
    ? readdirSync(folder).length
    : execFileSync('lsof', ['-p', String(pid)], { encoding: 'utf8' }).split('\n').length;
}

/** The memory that a process holds, in bytes. */
export const residentBytes = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1024;

/** The most memory that a process has held since it began, in bytes; what it holds now where only Linux would know. */
export function peakResidentBytes(pid: number): number {
  const file = `/proc/${pid}/status`;
  const [, kilobytes] = existsSync(file)
    ? (/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(file, 'utf8')) ?? [])
    : [];
  return kilobytes === undefined ? residentBytes(pid) : Number(kilobytes) * 1024;
}
