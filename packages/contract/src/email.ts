import * as z from 'zod/mini';
import { endpoint, perAddress, perHour } from './endpoint.ts';
import { line } from './text.ts';

/** What is known of the caller's own email address. */
export const EmailState = z.object({
  isConfirmed: z.boolean(),
  /** Whether this server sends mails: without them there is nothing to confirm. */
  sendsMail: z.boolean(),
});
export type EmailState = z.infer<typeof EmailState>;

export const getEmail = endpoint({
  method: 'get',
  path: '/api/email',
  summary: 'Read whether your email address is confirmed.',
  input: {},
  output: EmailState,
});

/** One mail in place of another that has not gone yet; none where the address is confirmed. 501 where no mails are sent. */
export const sendConfirmation = endpoint({
  method: 'post',
  path: '/api/email/confirmation-mail',
  summary: 'Have the email sent again that confirms your address.',
  input: {},
  limit: perHour(10),
  errors: ['demoAccountStays', 'notOffered'],
});

/**
 * Confirms an address by what was sent there, once. Often on another device than the one where somebody is logged in: it takes no
 * session and tells nothing of whose it is.
 */
export const confirmEmail = endpoint({
  method: 'post',
  path: '/api/email/confirmation',
  summary: 'Confirm an email address by the link that was sent there.',
  access: 'visitor',
  input: { body: z.object({ token: line(100) }) },
  limit: perAddress(60, 10),
  errors: ['confirmationOver'],
});
