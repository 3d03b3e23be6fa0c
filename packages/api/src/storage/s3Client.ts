import { HeadBucketCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { apiError } from '@friendbase/contract';
import { isPassing, TemporaryError } from '../db/failures.ts';
import { StartError } from '../startError.ts';

/** Where a storage that speaks S3 is, and who we are to it. */
export interface S3Settings {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/**
 * An answer that has not begun by then is given up. What has begun may pause for longer: a member may let a video wait, and the
 * storage with it.
 */
const ANSWER_MS = 30_000;

/** The client of the SDK, with what storages other than Amazon's need. */
export const s3Client = ({ endpoint, region, accessKeyId, secretAccessKey }: S3Settings): S3Client =>
  new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    // Otherwise signed addresses carry the checksum of an empty body, and some storages refuse the real one.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Without `throwOnRequestTimeout` the SDK writes a warning and goes on waiting.
    requestHandler: { requestTimeout: ANSWER_MS, throwOnRequestTimeout: true },
  });

/** Throws `StartError` where the bucket is not there or not ours. A storage that is down may come back. */
export async function requireBucket(settings: S3Settings): Promise<void> {
  const { bucket: Bucket, endpoint } = settings;
  const client = s3Client(settings);
  try {
    await client.send(new HeadBucketCommand({ Bucket }));
  } catch (error) {
    const status = statusOf(error);
    if (status === 404) throw new StartError(`S3_BUCKET is "${Bucket}", but ${endpoint} has no such bucket.`);
    if (status === 403)
      throw new StartError(
        `S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY do not open the bucket "${Bucket}" of ${endpoint}.`,
      );
  } finally {
    client.destroy();
  }
}

const statusOf = (error: unknown): number | undefined =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;

/** What storages call it when there is no room, or no more of it for us. */
const FULL = /^(?:XMinioStorageFull|InsufficientStorage|QuotaExceeded)/;

/** Puts what the storage could not do into our words; it was asked again already. */
export async function told<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    const status = statusOf(error) ?? 0;
    if (error instanceof Error && (FULL.test(error.name) || status === 507)) throw apiError('storageFull');
    if (status >= 500 || status === 429)
      throw new TemporaryError('STORAGE', `The storage answered ${status}.`);
    // The same codes as of a database that is not there; the log has to tell the two apart.
    if (isPassing(error) || isTimeout(error)) throw new TemporaryError('STORAGE', String(error));
    throw error;
  }
}

/** The SDK's own error for an answer that does not begin. */
const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === 'TimeoutError';

/** For questions about what may be gone. */
export function nothingIfGone(error: unknown): undefined {
  if (statusOf(error) !== 404) throw error;
  return undefined;
}
