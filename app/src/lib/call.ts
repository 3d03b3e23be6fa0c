import { createClient } from '@friendbase/contract';

/** The app's one client. Only `queries.ts` files and the session call it. */
export const call = createClient();
