/** For `resolve.alias` of whatever bundles the mocks: leaves a heavy part of MSW out that is not used here. */
export const mockAliases: Record<string, string> = {
  'tough-cookie': new URL('./src/stubs/tough-cookie.ts', import.meta.url).pathname,
};
