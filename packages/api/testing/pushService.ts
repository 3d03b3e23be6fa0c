import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { Agent, createServer } from 'node:https';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { PushSubscription, PushTells } from '@friendbase/contract';
import webPush from 'web-push';

/** Of `localhost`, signed by itself, until 2126: no other program trusts it. */
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQga2vYGjRl/CJdzkL0
MRsBPw4tuTw0bxw34cc5jVtLm/OhRANCAAQsVPe8zZaztE+4SuB6h2RsaEkVNuEw
frbsgTYdPep74nTzim+qDJKcQ6g0eryqRLlhIJ5f8Q0DUkMTPvgdYeMo
-----END PRIVATE KEY-----`;
const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBlTCCATugAwIBAgIUD0pMSBnxwgV4Vl4kqWhUFA+aCW8wCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyNjAwMDMyMloYDzIxMjYxMTAy
MDAwMzIyWjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAQsVPe8zZaztE+4SuB6h2RsaEkVNuEwfrbsgTYdPep74nTzim+qDJKc
Q6g0eryqRLlhIJ5f8Q0DUkMTPvgdYeMoo2kwZzAdBgNVHQ4EFgQUQZYQ55vYxP1x
Wo7NU+vt9fmYP9UwHwYDVR0jBBgwFoAUQZYQ55vYxP1xWo7NU+vt9fmYP9UwDwYD
VR0TAQH/BAUwAwEB/zAUBgNVHREEDTALgglsb2NhbGhvc3QwCgYIKoZIzj0EAwID
SAAwRQIhAIeNQ+cT2wnRPksmOrI2XKiqSrv/0AvH4lN38+2MnSjkAiAfJ6RaNWMZ
+oKXRK6bbegcBFK0kQV/N6p4fDOTsssfqQ==
-----END CERTIFICATE-----`;

/** One push, as the browser that it is for reads it. */
export interface ReceivedPush {
  /** The path of its address. */
  browser: string;
  headers: IncomingHttpHeaders;
  /** How long the body was. */
  bytes: number;
  text: string;
  /** What the sender says of itself, once its signature is checked. */
  sender: { aud: string; exp: number; sub: string };
}

export type PushAnswer = (response: ServerResponse, push: ReceivedPush) => void;
const take: PushAnswer = (response) => void response.writeHead(201).end();

/** What a browser makes when it subscribes. */
function createBrowser() {
  const keys = createECDH('prime256v1');
  return { keys, publicKey: keys.generateKeys(), secret: randomBytes(16) };
}

type Browser = ReturnType<typeof createBrowser>;

const derive = (key: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** Source: RFC 8291, “Message Encryption for Web Push”, with one record. */
function decrypt(body: Buffer, { keys, publicKey, secret }: Browser): string {
  const [salt, idLength] = [body.subarray(0, 16), body.readUInt8(20)];
  const sender = body.subarray(21, 21 + idLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
  const shared = derive(keys.computeSecret(sender), secret, info, 32);
  const key = derive(shared, salt, 'Content-Encoding: aes128gcm\0', 16);
  const decipher = createDecipheriv(
    'aes-128-gcm',
    key,
    derive(shared, salt, 'Content-Encoding: nonce\0', 12),
  );
  decipher.setAuthTag(body.subarray(-16));
  const plain = Buffer.concat([decipher.update(body.subarray(21 + idLength, -16)), decipher.final()]);
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
}

/** What a sender says of itself. Throws where it has not signed that with its key. Source: RFC 8292. */
function senderIn(authorization = '', publicKey: string): ReceivedPush['sender'] {
  const [, token = '', key] = /^vapid t=([^,]+), k=(\S+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const half = (from: number, to: number) => point.subarray(from, to).toString('base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: half(1, 33), y: half(33, 65) };
  const signer = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' as const };
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    signer,
    Buffer.from(signature, 'base64url'),
  );
  if (key !== publicKey || !isSigned) throw new Error('The sender has not signed with its key.');
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as ReceivedPush['sender'];
}

/** A push service on this machine, over TLS, and the browsers that have subscribed with it. */
export async function openPushService() {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  const browsers = new Map<string, Browser>();
  const received: ReceivedPush[] = [];
  let answer = take;

  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url: path = '', headers } = request;
    const body = await buffer(request);
    const browser = browsers.get(path.slice(1));
    if (!browser) return void response.writeHead(404).end();
    const sender = senderIn(headers.authorization, publicKey);
    const push = {
      browser: path.slice(1),
      headers,
      bytes: body.length,
      text: decrypt(body, browser),
      sender,
    };
    received.push(push);
    answer(response, push);
  }

  const server = createServer({ key: KEY, cert: CERTIFICATE }, (request, response) => {
    receive(request, response).catch((error: unknown) => response.writeHead(400).end(String(error)));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const host = `localhost:${(server.address() as AddressInfo).port}`;
  return {
    settings: { publicKey, privateKey, subject: 'mailto:help@example.com', hosts: [host] },
    /** Trusts its certificate. */
    agent: new Agent({
      ca: CERTIFICATE,
      lookup: (_, __, found) => found(null, [{ address: '127.0.0.1', family: 4 }]),
    }),
    received,
    /** What it does with each push from now on. @default takes it */
    answerWith(given: PushAnswer = take): void {
      answer = given;
    },
    /** A new browser subscribes. */
    subscribe(name: string, tells: PushTells = 'who'): PushSubscription {
      const browser = createBrowser();
      browsers.set(name, browser);
      const keys = {
        p256dh: browser.publicKey.toString('base64url'),
        auth: browser.secret.toString('base64url'),
      };
      return { endpoint: `https://${host}/${name}`, keys, publicKey, tells };
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}
