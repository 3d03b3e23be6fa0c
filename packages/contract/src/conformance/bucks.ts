import { getUser } from '../users.ts';
import type { Visitor } from './backend.ts';

export const balanceOf = async (visitor: Visitor): Promise<number> =>
  (await visitor.call(getUser, {})).friendbaseBucks;
