import { existsSync, readFileSync } from 'node:fs';

/** Of a second. Linux has had it so on every machine for twenty years. */
const TICKS_A_SECOND = 100;

const read = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** Seconds that a process and everything it has started had of the processor, also what has ended. Linux alone. */
export function processorTime(pid: number): number {
  const stat = read(`/proc/${pid}/stat`);
  // The name in brackets may have spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const own = fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_A_SECOND;
  return childrenOf(pid).reduce((sum, child) => sum + processorTime(child), own);
}

/** Processes that a process has started and that run. */
const childrenOf = (pid: number): number[] =>
  read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number);

/** Resident memory of a process in MB. Linux alone; 0 of one that has ended. */
export function memoryOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) / 1024;
}

/** The same of a process and all that it has started. */
export const memoryOfAll = (pid: number): number =>
  childrenOf(pid).reduce((sum, child) => sum + memoryOfAll(child), memoryOf(pid));
