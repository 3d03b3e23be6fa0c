import { existsSync, readFileSync } from 'node:fs';
import { childrenOf } from '../day/processorTime.ts';

/** Resident memory of a process in MB. Linux alone; 0 of one that has ended. */
export function memoryOf(pid: number): number {
  const file = `/proc/${pid}/status`;
  const status = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

/** The same of a process and all that it has started. */
export const memoryOfAll = (pid: number): number =>
  childrenOf(pid).reduce((sum, child) => sum + memoryOfAll(child), memoryOf(pid));
