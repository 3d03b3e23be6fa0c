/** Stands in for the web sockets of MSW's interceptors where the mocks are bundled: no call of ours is one. */
export class WebSocketClientConnection {
  readonly socket = undefined;
}

export class WebSocketServerConnection {
  readonly socket = undefined;
}
