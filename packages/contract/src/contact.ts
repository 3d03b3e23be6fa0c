import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** A person to reach: of who runs the server. Empty where none is named. */
export const Contact = z.object({
  name: z.optional(z.string()),
  email: z.optional(z.string()),
  /** As a device can call it. */
  phone: z.optional(z.string()),
  /** Nobody answers there: it shows what would stand in its place. */
  isExample: z.optional(z.boolean()),
});
export type Contact = z.infer<typeof Contact>;

/** What a visitor has to know of a server: whom to ask, and whether it can write to them. */
const Reachable = z.extend(Contact, {
  /** Whether it sends mails: who forgot their password can ask for one. */
  sendsMail: z._default(z.boolean(), false),
});

export const getContact = endpoint({
  method: 'get',
  path: '/api/contact',
  summary: 'Read whom to ask about FriendBase itself, and whether it sends emails.',
  access: 'visitor',
  input: {},
  output: Reachable,
});
