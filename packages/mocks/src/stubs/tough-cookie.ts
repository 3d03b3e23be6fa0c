/**
 * Stands in for `tough-cookie` where the mocks are bundled: MSW keeps a cookie jar with it, whose list of public
 * suffixes is three times as heavy as all the rest. The mocks use no cookies.
 */
export class CookieJar {
  getCookiesSync(): never[] {
    return [];
  }

  async setCookie(): Promise<void> {}
}

export class MemoryCookieStore {
  idx = {};
}

export const Cookie = { fromJSON: (): undefined => undefined };
