import type { Duplex } from 'node:stream';

/**
 * Connections on which a request may take longer to arrive than others, because whoever reads it watches over it. Node
 * knows one limit for all requests of a server; its notice about one of these is passed over.
 */
export const longRequests = new WeakSet<Duplex>();
