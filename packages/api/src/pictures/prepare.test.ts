import { execFileSync } from 'node:child_process';
import { closeSync, constants, openSync, readdirSync, symlinkSync, utimesSync } from 'node:fs';
import { basename, join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { casesInTier } from '@friendbase/contract/conformance';
import { describe, expect, it, vi } from 'vitest';
import { box, film, hugePhoto, phonePhoto, PLACE, twoColours, webm } from '../../testing/mediaFiles.ts';
import { uploaded } from '../../testing/preparedFile.ts';
import { temporaryFolder } from '../../testing/program.ts';
import { createImageResizer } from './imageResizer.ts';
import { makeWorkFolder, sweepWorkFolders } from './workFolders.ts';

/** A PNG that says it is this large, and has a few bytes in it. */
function pngHead(width: number, height: number): Buffer {
  const head = Buffer.from(`IHDR${'\0'.repeat(8)}\x08\x02\0\0\0`, 'latin1');
  head.writeUInt32BE(width, 4);
  head.writeUInt32BE(height, 8);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(head));
  const [start, data] = ['\x89PNG\r\n\x1a\n\0\0\0\x0d', '\0\0\0\x10IDAT and so on and so on'];
  return Buffer.concat([Buffer.from(start, 'latin1'), head, checksum, Buffer.from(data, 'latin1')]);
}

/** Boxes in boxes, so many deep. */
function nested(depth: number): Buffer {
  const bytes = Buffer.alloc(depth * 8);
  for (let at = 0; at < bytes.length; at += 8) {
    bytes.writeUInt32BE(bytes.length - at, at);
    bytes.write('moov', at + 4, 'latin1');
  }
  return Buffer.concat([box('ftyp', 'isom', 'isom'), bytes]);
}

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c00' } });
const photo = await twoColours(700, 500).jpeg().toBuffer();
const half = (file: Buffer) => file.subarray(0, file.length / 2);
const noise = sharp({
  create: {
    width: 300,
    height: 300,
    channels: 3,
    background: '#888',
    noise: { type: 'gaussian', mean: 128, sigma: 40 },
  },
});

/** Kills the processes that resize images. */
function killDrawing(): void {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args=']).toString().split('\n');
  const resizing = lines.filter((line) => line.includes('tinypool')).map((line) => line.trim().split(/\s+/));
  for (const [pid, parent] of resizing)
    if (Number(parent) === process.pid) process.kill(Number(pid), 'SIGKILL');
}

describe('a file that is no good', () => {
  it.each([
    ['half a JPEG', noise.clone().jpeg().toBuffer().then(half), 'fileDamaged'],
    ['half a PNG', noise.clone().png().toBuffer().then(half), 'fileDamaged'],
    ['half a WebP', noise.clone().webp().toBuffer().then(half), 'fileDamaged'],
    ['half a GIF', noise.clone().gif().toBuffer().then(half), 'fileDamaged'],
    ['half an AVIF', noise.clone().avif({ effort: 0 }).toBuffer().then(half), 'fileDamaged'],
    ['words behind the start of a JPEG', Buffer.from('\xff\xd8\xffDear Ann', 'latin1'), 'fileDamaged'],
    ['a small file with a huge picture', flat(9000, 6000).png().toBuffer(), 'pictureTooLarge'],
    ['a PNG of four thousand million pixels', pngHead(65_535, 65_535), 'pictureTooLarge'],
    ['half a film', half(film()), 'fileDamaged'],
    ['a film of nothing', film().subarray(0, 20), 'fileDamaged'],
    ['a film of boxes alone', Buffer.concat([film(), ...Array(20_001).fill(box('free'))]), 'fileDamaged'],
    ['a film in a film in a film', nested(200_000), 'fileDamaged'],
    ['a song in the clothes of a film', film({ handler: 'soun' }), 'notPictureOrVideo'],
  ])('is refused: %s', async (_, file, code) => {
    using upload = uploaded(await file);
    await expect(upload.prepare()).rejects.toMatchObject({ code });
    expect(upload.files()).toEqual(['original-1']);
  });
});

describe('the process that resizes images', () => {
  it.each(casesInTier([130e6], 0))(
    'and takes more than %d bytes does no harm to the next picture',
    async (memoryBytes) => {
      const resize = createImageResizer({ memoryBytes });
      using large = uploaded(await hugePhoto(), resize);
      await expect(large.prepare()).rejects.toMatchObject({ code: 'pictureTooLarge' });
      using small = uploaded(photo, resize);
      expect(await small.prepare()).toMatchObject({ widths: [320, 640, 1280] });
    },
  );

  const ends = [
    ['is killed', {}, 'fileDamaged'],
    ['hangs', { longestMs: 3000 }, 'pictureTooLarge'],
  ] as const;
  it.each(casesInTier(ends, 1))(
    'and %s does no harm to the next picture',
    async (what, bounds, errorCode) => {
      const resize = createImageResizer(bounds);
      using folder = temporaryFolder();
      const path = join(folder.path, 'pipe');
      execFileSync('sh', ['-c', 'mkfifo "$0"', path]);
      const task = { path, mimeType: 'image/jpeg', offered: [320], folder: folder.path };
      using small = uploaded(photo, resize);
      const prepared = () => small.prepare().catch(String);
      await expect.poll(prepared).toMatchObject({ widths: [320, 640, 1280] });
      const refused = resize(task, 'ann');
      // Once it is read from; nothing is ever written to it.
      const pipe = await vi.waitFor(() => openSync(path, constants.O_WRONLY | constants.O_NONBLOCK), 10_000);
      if (what === 'is killed') killDrawing();
      expect(await refused).toEqual({ errorCode });
      closeSync(pipe);
      await expect.poll(prepared).toMatchObject({ widths: [320, 640, 1280] });
    },
  );
});

describe('a good picture on a full disk', () => {
  it('is told so and not refused for good', async () => {
    const resize = createImageResizer();
    using upload = uploaded(photo, (task, ownerId) => {
      symlinkSync('/dev/full', join(task.folder, 'w640.webp'));
      return resize(task, ownerId);
    });
    await expect(upload.prepare()).rejects.toMatchObject({ code: 'storageFull' });
    expect(upload.files()).toEqual(['original-1']);
  });
});

describe('what a stopped server has left to look at', () => {
  const now = new Date('2024-06-01T12:00:00.000Z');

  it('goes at once where nobody else works there', async () => {
    using folder = temporaryFolder();
    await makeWorkFolder(folder.path);
    await sweepWorkFolders(folder.path, now, { isAlone: true });
    expect(readdirSync(folder.path)).toEqual([]);
  });

  it('goes after ten minutes beside others, and it is fine where there is no folder', async () => {
    using folder = temporaryFolder();
    const [old, recent] = [await makeWorkFolder(folder.path), await makeWorkFolder(folder.path)];
    utimesSync(old, now, new Date('2024-06-01T11:49:00.000Z'));
    utimesSync(recent, now, new Date('2024-06-01T11:51:00.000Z'));
    await sweepWorkFolders(folder.path, now);
    expect(readdirSync(folder.path)).toEqual([basename(recent)]);
    await sweepWorkFolders(join(folder.path, 'none'), now);
  });
});

describe('a picture', () => {
  it('is the only one of its address, also where the server was stopped between two', async () => {
    using upload = uploaded(photo);
    upload.write('original-0', 'half a thing');
    await upload.prepare();
    expect(upload.files()).toEqual(['original-1', 'w1280.webp', 'w320.webp', 'w640.webp']);
  });

  it('is made in the widths it fills, and one that takes all of it', async () => {
    using upload = uploaded(photo);
    const prepared = {
      kind: 'image',
      mimeType: 'image/jpeg',
      width: 700,
      height: 500,
      widths: [320, 640, 1280],
      fileKey: null,
      byteSize: photo.length,
    };
    expect(await upload.prepare()).toEqual(prepared);
    expect(await upload.prepare()).toEqual(prepared);
    expect(upload.files()).toEqual(['original-1', 'w1280.webp', 'w320.webp', 'w640.webp']);
    expect(upload.read('original-1')).toEqual(photo);
    const sizes = await Promise.all(
      prepared.widths.map((width) => sharp(upload.read(`w${width}.webp`)).metadata()),
    );
    expect(sizes.map(({ format, width, height }) => [format, width, height])).toEqual([
      ['webp', 320, 229],
      ['webp', 640, 457],
      ['webp', 700, 500],
    ]);
  });

  it('of a phone is upright and says nothing about the place', async () => {
    using upload = uploaded(await phonePhoto(400, 300));
    expect(upload.read('original-1').includes('Phone')).toBe(true);
    expect(await upload.prepare()).toMatchObject({ width: 300, height: 400, widths: [320] });
    const made = sharp(upload.read('w320.webp'));
    const { width, height, exif, xmp, icc, orientation } = await made.metadata();
    expect([width, height, exif, xmp, icc, orientation]).toEqual([300, 400, ...Array(4).fill(undefined)]);
    const { data } = await made
      .extract({ left: 150, top: 50, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    // Red lies on the left of the file, which is above once the picture is turned.
    expect(data[0]).toBeGreaterThan(150);
  });

  it('that moves is shown as its first picture', async () => {
    const frames = await Promise.all(
      ['#f00', '#00f'].map((background) => flat(40, 40).tint(background).png().toBuffer()),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    using upload = uploaded(moving);
    expect(await upload.prepare()).toMatchObject({ width: 40, height: 40 });
    expect((await sharp(upload.read('w320.webp')).metadata()).pages ?? 1).toBe(1);
  });

  it('keeps what is clear, and may be very long', async () => {
    using upload = uploaded(
      await sharp({ create: { width: 20, height: 4000, channels: 4, background: '#0000' } })
        .png()
        .toBuffer(),
    );
    expect(await upload.prepare()).toMatchObject({ width: 20, height: 4000, widths: [320] });
    expect(await sharp(upload.read('w320.webp')).metadata()).toMatchObject({ hasAlpha: true, height: 1280 });
  });
});

describe('a video', () => {
  it.each(['isom', 'qt  '])('loses what it says about the place, and nothing else: %s', async (brand) => {
    const before = film({ brand });
    using upload = uploaded(before);
    expect(before.includes(PLACE)).toBe(true);
    expect(await upload.prepare()).toMatchObject({ kind: 'video', width: null, widths: [] });
    const after = upload.read('original-1');
    expect(after.includes(PLACE)).toBe(false);
    expect(after).toHaveLength(before.length);
    expect(after.subarray(-16)).toEqual(before.subarray(-16));
    expect(await upload.prepare()).toMatchObject({ kind: 'video' });
  });

  it('in WebM stays as it came', async () => {
    using upload = uploaded(webm());
    expect(await upload.prepare()).toMatchObject({ mimeType: 'video/webm' });
    expect(upload.read('original-1')).toEqual(webm());
  });
});
