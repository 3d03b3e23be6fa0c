/** Methods that only read. */
const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/** Whether a request may change something: every method does that is not known to read only. */
export const isWrite = (method: string): boolean => !SAFE_METHODS.includes(method);
