import type { ActorRefFrom } from 'xstate';
import type { DeviceStore } from '../lib/deviceStore.ts';
import type { sessionMachine } from '../session/sessionMachine.ts';
import type { KeptNotice, noticesMachine } from './noticesMachine.ts';

const keyOf = (memberId: string) => `notices.${memberId}`;

export const forgetNotices = (device: DeviceStore, memberId: string) => device.remove(keyOf(memberId));

/** Keeps each member's list on this device and brings it back when they are here. Returns how to stop. */
export function keepNoticesOnDevice(
  device: DeviceStore,
  session: ActorRefFrom<typeof sessionMachine>,
  notices: ActorRefFrom<typeof noticesMachine>,
): () => void {
  let memberId: string | undefined;
  const watches = [
    session.subscribe((state) => {
      if (!state.hasTag('member') || state.context.memberId === memberId) return;
      memberId = state.context.memberId;
      if (!memberId) return;
      const kept = device.read(keyOf(memberId));
      notices.send({ type: 'list.restored', list: isList(kept) ? kept : [] });
    }),
    notices.subscribe(({ context }) => {
      if (memberId && session.getSnapshot().hasTag('member')) device.write(keyOf(memberId), context.list);
    }),
  ];
  return () => watches.forEach((watch) => watch.unsubscribe());
}

const isList = (value: unknown): value is KeptNotice[] => Array.isArray(value) && value.every(isKeptNotice);

const isKeptNotice = (value: unknown): value is KeptNotice =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'at', 'title', 'text', 'tone'].every(
    (key) => typeof (value as Record<string, unknown>)[key] === 'string',
  );
