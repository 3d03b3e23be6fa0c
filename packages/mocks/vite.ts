/** For `resolve.alias` of whatever bundles the mocks: leaves heavy parts of MSW out that are not used here. */
export const mockAliases: Record<string, string> = {
  'tough-cookie': new URL('./src/stubs/tough-cookie.ts', import.meta.url).pathname,
  '@mswjs/interceptors/WebSocket': new URL('./src/stubs/webSocket.ts', import.meta.url).pathname,
};
