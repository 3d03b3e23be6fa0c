/** As much of Uppy as tests use. Its own types would bring those of browsers into this whole package. */
export interface Uppy {
  use: (plugin: unknown, options: object) => Uppy;
  addFile: (file: { name: string; type: string; data: Blob }) => string;
  upload: () => Promise<Outcome | undefined>;
  retryAll: () => Promise<Outcome | undefined>;
  pauseResume: (id: string) => void;
  removeFile: (id: string) => void;
  on: (
    event: 's3-multipart:part-uploaded',
    tell: (file: unknown, part: { PartNumber: number }) => void,
  ) => Uppy;
  destroy: () => void;
}

interface Outcome {
  successful?: { uploadURL: string }[];
  failed?: unknown[];
}

const load = async (name: string): Promise<unknown> =>
  ((await import(/* @vite-ignore */ name)) as { default: unknown }).default;

/** Uppy and its plugin for storages, as they are sold. */
export async function createUppy(options: object): Promise<Uppy> {
  const [Core, AwsS3] = [await load('@uppy/core'), await load('@uppy/aws-s3')];
  return new (Core as new (options: object) => Uppy)({ autoProceed: false, logger: SILENT }).use(
    AwsS3,
    options,
  );
}

const SILENT = { debug: () => undefined, warn: () => undefined, error: () => undefined };
