import { apiError } from '@friendbase/contract';
import type { MediaKind } from '@friendbase/contract';

/** As many bytes of the start of a file as tell what it is. */
export const HEAD_BYTES = 65_536;

/** A picture has at most so many dots: one of more takes more memory than a server has to spare. */
const MAX_PIXELS = 50_000_000;

/** What a file is by its first bytes. */
interface FileType {
  kind: MediaKind;
  mimeType: string;
  /** Of a picture, where the head says it: all kinds but AVIF do. */
  size: { width: number; height: number } | undefined;
}

/** How the files of each type begin, as Latin-1; `.` is any byte. */
const STARTS: readonly (readonly [start: string, mimeType: string])[] = [
  ['\xff\xd8\xff', 'image/jpeg'],
  ['\x89PNG\r\n', 'image/png'],
  ['GIF87a', 'image/gif'],
  ['GIF89a', 'image/gif'],
  ['RIFF....WEBP', 'image/webp'],
  ['....ftypavif', 'image/avif'],
  ['....ftypavis', 'image/avif'],
  ['....ftypqt  ', 'video/quicktime'],
  ...['iso', 'mp4', 'avc1', 'M4V', 'MSNV', 'dash', 'f4v', 'mmp4'].map(
    (brand) => [`....ftyp${brand}`, 'video/mp4'] as const,
  ),
  // Matroska begins so too; no browser plays it.
  ['\x1a\x45\xdf\xa3', 'video/webm'],
];

const isStart = (text: string, start: string): boolean =>
  [...start].every((one, at) => one === '.' || one === text[at]);

/**
 * What a file is by how it begins, whatever its name and sender say. Throws `notPictureOrVideo` for all that members
 * cannot share, `fileDamaged` for a picture without a size, and `pictureTooLarge` for one of too many dots.
 */
export function readHead(head: Uint8Array): FileType {
  const text = latin1(head.subarray(0, 128));
  const mimeType = STARTS.find(([start]) => isStart(text, start))?.[1];
  if (mimeType === undefined) throw apiError('notPictureOrVideo');
  const kind = mimeType.startsWith('image/') ? 'image' : 'video';
  if (kind === 'video' || mimeType === 'image/avif') return { kind, mimeType, size: undefined };
  const size = sizeOf(mimeType, new DataView(head.buffer, head.byteOffset, head.byteLength));
  if (!size || size.width === 0 || size.height === 0) throw apiError('fileDamaged');
  if (size.width * size.height > MAX_PIXELS) throw apiError('pictureTooLarge');
  return { kind, mimeType, size };
}

const latin1 = (bytes: Uint8Array): string => String.fromCodePoint(...bytes);

type Size = FileType['size'];

function sizeOf(mimeType: string, view: DataView): Size {
  try {
    switch (mimeType) {
      case 'image/png':
        return view.getUint32(12) === 0x49_48_44_52
          ? { width: view.getUint32(16), height: view.getUint32(20) }
          : undefined;
      case 'image/gif':
        return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
      case 'image/webp':
        return webpSize(view);
      default:
        return jpegSize(view);
    }
  } catch {
    // It ends before its size.
    return undefined;
  }
}

const LOSSY = 0x56_50_38_20;
const LOSSLESS = 0x56_50_38_4c;
const EXTENDED = 0x56_50_38_58;

/** Source: RFC 9649 §2.5 to §2.7. */
function webpSize(view: DataView): Size {
  const three = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x1_00_00;
  switch (view.getUint32(12)) {
    case LOSSY:
      return { width: view.getUint16(26, true) % 0x40_00, height: view.getUint16(28, true) % 0x40_00 };
    case LOSSLESS: {
      const bits = view.getUint32(21, true);
      return { width: (bits % 0x40_00) + 1, height: ((bits >>> 14) % 0x40_00) + 1 };
    }
    case EXTENDED:
      return { width: three(24) + 1, height: three(27) + 1 };
    default:
      return undefined;
  }
}

/** Walks from segment to segment to the start of the frame. Source: ITU T.81 §B. */
function jpegSize(view: DataView): Size {
  for (let at = 2; ;) {
    const marker = view.getUint16(at);
    if (marker < 0xff_c0) return undefined;
    const isFrame = marker <= 0xff_cf && ![0xff_c4, 0xff_c8, 0xff_cc].includes(marker);
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    at += 2 + view.getUint16(at + 2);
  }
}
