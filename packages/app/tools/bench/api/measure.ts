import { median } from '../report.ts';
import { answersASecond, askOnce } from './caller.ts';
import type { Call } from './calls.ts';
import type { startBare, Server } from './servers.ts';

/** How many call at once. */
export const CALLERS = [1, 32] as const;
type Callers = (typeof CALLERS)[number];

/** Answers a second of one round: each server in its turn. */
export interface Round {
  bare: number;
  sqlite: number;
  /** None where it is not installed. */
  postgres: number | undefined;
}

export interface Measured {
  name: string;
  bytes: number;
  rounds: Record<Callers, Round[]>;
}

export interface Servers {
  bare: Awaited<ReturnType<typeof startBare>>;
  sqlite: Server;
  postgres: Server | undefined;
}

/** Of one server in a round. To open connections takes a part of it, so rounds of another length give other ratios. */
export const ROUND_MS = 250;

/** What is measured of a call, over its rounds. */
export interface Ratio {
  middle: number;
  least: number;
  most: number;
}

export function ratioOf(rounds: readonly Round[], part: keyof Round, whole: keyof Round): Ratio {
  const ratios = rounds.map((round) => (round[part] ?? NaN) / (round[whole] ?? NaN));
  return { middle: median(ratios), least: Math.min(...ratios), most: Math.max(...ratios) };
}

async function measureRound(call: Call, servers: Servers, callers: Callers, turn: number) {
  const round: Round = { bare: NaN, sqlite: NaN, postgres: undefined };
  const names = (['bare', 'sqlite', 'postgres'] as const).filter((name) => servers[name]);
  // Each comes first as often: machines get faster and slower.
  for (let step = 0; step < names.length; step += 1) {
    const name = names[(turn + step) % names.length] ?? 'bare';
    const server = servers[name];
    if (server) round[name] = await answersASecond({ ...server, next: call.next, callers, ms: ROUND_MS });
  }
  return round;
}

/** One call on all servers by turns, after a turn that only warms up. */
export async function measureCall(call: Call, servers: Servers, rounds: number): Promise<Measured> {
  const { origin, cookie } = servers.sqlite;
  const { status, body } = await askOnce(origin, cookie, call.next(0, 0));
  await servers.bare.send({ status, body });
  const measured: Measured = { name: call.name, bytes: Buffer.byteLength(body), rounds: { 1: [], 32: [] } };
  for (const callers of CALLERS) await measureRound(call, servers, callers, 0);
  for (let turn = 0; turn < rounds; turn += 1)
    for (const callers of CALLERS)
      measured.rounds[callers].push(await measureRound(call, servers, callers, turn));
  return measured;
}
