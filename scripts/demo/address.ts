export interface Address {
  host: string;
  port: number;
}

/**
 * Where to listen, from `HOST` and `PORT`.
 *
 * @throws one line naming the variable, what it got and what it takes
 */
export function readAddress(env: NodeJS.ProcessEnv): Address {
  const { HOST: host = '127.0.0.1', PORT: port = '3001' } = env;
  const isPort = /^\d{1,5}$/.test(port) && Number(port) <= 65_535;
  if (!isPort) throw new Error(`PORT is "${port}". It takes a whole number from 0 to 65535.`);
  if (host === '') throw new Error('HOST is empty. It takes a name or an address, for example 127.0.0.1.');
  return { host, port: Number(port) };
}
