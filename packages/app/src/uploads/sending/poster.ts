import type { FileFacts, UploadSteps } from '../../data/uploads.ts';

/** Where in a film its picture is taken: the very first one is often black. In seconds. */
const POSTER_AT_S = 0.1;
const POSTER_WIDTH = 1280;
const POSTER_TYPE = 'image/jpeg';

/** How long a browser may take to open a film. One that it cannot play never says so on some phones. */
const OPEN_MS = 10_000;

const once = (video: HTMLVideoElement, name: string, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const fail = () => reject(new Error('The film did not open.'));
    video.addEventListener(name, () => resolve(), { once: true, signal });
    video.addEventListener('error', fail, { once: true, signal });
    signal.addEventListener('abort', fail, { once: true });
  });

/** Opens a film far enough to know its size and to draw its beginning. Rejects where this browser cannot. */
async function openFilm(source: string, signal: AbortSignal): Promise<HTMLVideoElement> {
  const video = document.createElement('video');
  video.muted = true;
  video.preload = 'auto';
  video.src = source;
  await once(video, 'loadeddata', signal);
  const seeked = once(video, 'seeked', signal);
  video.currentTime = POSTER_AT_S;
  await seeked;
  return video;
}

async function drawn(video: HTMLVideoElement): Promise<Blob> {
  const scale = Math.min(1, POSTER_WIDTH / video.videoWidth);
  const canvas = new OffscreenCanvas(video.videoWidth * scale, video.videoHeight * scale);
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob({ type: POSTER_TYPE, quality: 0.8 });
}

/**
 * What the server is told of a film: its size, its length, and a picture of it, which is sent like any other. Nothing of
 * a picture, and as much as this browser finds out of a film: it plays without.
 */
export async function withPoster(file: File, steps: UploadSteps, signal: AbortSignal): Promise<FileFacts> {
  if (!file.type.startsWith('video/')) return {};
  const source = URL.createObjectURL(file);
  const limit = AbortSignal.any([signal, AbortSignal.timeout(OPEN_MS)]);
  try {
    const video = await openFilm(source, limit);
    const facts: FileFacts = {
      width: video.videoWidth,
      height: video.videoHeight,
      ...(Number.isFinite(video.duration) && { durationMs: Math.round(video.duration * 1000) }),
    };
    const posterURL = await sendPoster(await drawn(video), steps, signal).catch(() => undefined);
    return { ...facts, ...(posterURL !== undefined && { posterURL }) };
  } catch {
    return {};
  } finally {
    URL.revokeObjectURL(source);
  }
}

async function sendPoster(file: Blob, steps: UploadSteps, signal: AbortSignal): Promise<string> {
  const address = await steps.start();
  await steps.send({ file, address, signal, onProgress: () => {} });
  return address;
}
