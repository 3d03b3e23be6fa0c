import { createHash } from 'node:crypto';

/** What the Content-Security-Policy calls a script or a style sheet that stands in the page itself. */
export const policyHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
