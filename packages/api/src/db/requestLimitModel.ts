import { Model } from 'objection';

/** How often somebody tried something, or that it went well for them, until `endsAtMs`. Who and what are a hash. */
export class RequestLimitModel extends Model {
  static override tableName = 'request_limits';
  static override idColumn = 'key';

  declare key: string;
  declare tries: number;
  declare endsAtMs: number;
}
