import { fromCallback } from 'xstate';
import { holdTurn } from '../lib/device/holdTurn.ts';
import type { OutboxEvent } from './outboxMachine.ts';

/** Calls back whenever another try is worth it; returns how to stop. */
export type Wakes = (onWake: () => void) => () => void;

/** One tab of a browser sends what a member did, and another one takes over when it goes. Where the browser has or gives no locks each of them does. */
export const turnActor = (locks: LockManager | undefined, memberId: string) =>
  fromCallback<OutboxEvent>(({ sendBack }) => {
    const over = new AbortController();
    const onTurn = () => sendBack({ type: 'turn.came' });
    if (locks) void holdTurn(locks, `friendbase outbox ${memberId}`, over.signal, onTurn, onTurn);
    else onTurn();
    return () => over.abort();
  });

export const wakesActor = (wakes: Wakes) =>
  fromCallback<OutboxEvent>(({ sendBack }) => wakes(() => sendBack({ type: 'woke' })));
