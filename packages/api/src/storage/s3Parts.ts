import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  ListMultipartUploadsCommand,
  ListPartsCommand,
  S3ServiceException,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import type { S3Client } from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { nothingIfGone, told } from './s3Client.ts';
import type { Multipart, Part, PartedUpload } from './storage.ts';

/** Parts in a bucket. Browsers send them straight to the storage, at addresses signed for one part and a time. */
export function s3Parts(client: S3Client, bucket: string): Multipart {
  const at = ({ key, uploadId }: PartedUpload) => ({ Bucket: bucket, Key: key, UploadId: uploadId });
  const abort = async (upload: PartedUpload): Promise<void> => {
    await told(client.send(new AbortMultipartUploadCommand(at(upload)))).catch(nothingIfGone);
  };
  return {
    async create(key) {
      const { UploadId } = await told(
        client.send(new CreateMultipartUploadCommand({ Bucket: bucket, Key: key })),
      );
      return UploadId ?? '';
    },
    parts: (upload) => told(partsOf(client, at(upload))).catch(nothingIfGone),
    async complete(upload, parts) {
      const Parts = parts
        .toSorted((a, b) => a.number - b.number)
        .map(({ number, etag }) => ({ PartNumber: number, ETag: quoted(etag) }));
      const work = client.send(
        new CompleteMultipartUploadCommand({ ...at(upload), MultipartUpload: { Parts } }),
      );
      return told(work).then(() => true, falseIfUnfit);
    },
    abort,
    async sweep(until) {
      const { Uploads = [] } = await told(client.send(new ListMultipartUploadsCommand({ Bucket: bucket })));
      const old = Uploads.filter(({ Initiated }) => Initiated && Initiated < until);
      for (const { Key: key = '', UploadId: uploadId = '' } of old) await abort({ key, uploadId });
      return old.length;
    },
    way: {
      kind: 'direct',
      signPart: (upload, number, seconds) =>
        getSignedUrl(client, new UploadPartCommand({ ...at(upload), PartNumber: number }), {
          expiresIn: seconds,
        }),
      signForm: (key, { maxBytes, seconds }) =>
        createPresignedPost(client, {
          Bucket: bucket,
          Key: key,
          Expires: seconds,
          Conditions: [['content-length-range', 1, maxBytes]],
        }),
    },
  };
}

const quoted = (etag: string): string => `"${etag.replaceAll('"', '')}"`;

async function partsOf(
  client: S3Client,
  upload: { Bucket: string; Key: string; UploadId: string },
): Promise<Part[]> {
  const parts: Part[] = [];
  let after: string | undefined;
  do {
    const page = await client.send(new ListPartsCommand({ ...upload, PartNumberMarker: after }));
    for (const { PartNumber = 0, Size = 0, ETag = '' } of page.Parts ?? [])
      parts.push({ number: PartNumber, size: Size, etag: ETag.replaceAll('"', '') });
    after = page.IsTruncated ? page.NextPartNumberMarker : undefined;
  } while (after !== undefined);
  return parts;
}

/** Unknown, or the parts are not as they are said to be. */
function falseIfUnfit(error: unknown): false {
  if (error instanceof S3ServiceException && [400, 404].includes(error.$metadata.httpStatusCode ?? 0))
    return false;
  throw error;
}
