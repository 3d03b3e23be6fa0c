/** What failed may work in a moment: answered 503 with `Retry-After`. `code` names the reason in the log. */
export class TemporaryError extends Error {
  override readonly name = 'TemporaryError';
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}
