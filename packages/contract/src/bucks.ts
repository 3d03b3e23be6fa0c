import * as z from 'zod/mini';

/** An amount of FriendBase Bucks (FBB), play points: a whole number, never below 0. */
export const Bucks = z.int().check(z.gte(0));

/** Nobody's balance ever goes below 0. */
export const canPay = (balanceFbb: number, priceFbb: number): boolean => balanceFbb >= priceFbb;
