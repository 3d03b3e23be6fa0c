import { listNotifications } from '../notifications.ts';
import type { Backend, Visitor } from './backend.ts';
import { passwordOf } from './pictureSeeds.ts';
import { PASSWORD } from './seeds.ts';

/** What a member is told of the safety of their account, the newest first. */
export const securityOf = async (visitor: Visitor) =>
  (await visitor.call(listNotifications, {})).items.flatMap((one) => (one.kind === 'security' ? [one] : []));

export const newsOf = async (visitor: Visitor) => (await securityOf(visitor)).map(({ what }) => what);

/** All that a member is told, the newest first: of the safety of their account what it is, of all else its kind. */
export const allNewsOf = async (visitor: Visitor) =>
  (await visitor.call(listNotifications, {})).items.map((one) =>
    one.kind === 'security' ? one.what : one.kind,
  );

/** Logs a member in where they never were. */
export const onNewDevice = async (
  backend: Backend,
  username = 'ann',
  password = PASSWORD,
): Promise<Visitor> => {
  const visitor = backend.visitor();
  await passwordOf(visitor, username, password);
  return visitor;
};
