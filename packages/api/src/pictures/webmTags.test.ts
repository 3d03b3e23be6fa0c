import { open, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../testing/program.ts';
import { blankTags } from './webmTags.ts';

const hex = (text: string): Buffer => Buffer.from(text, 'hex');
/** An element with its length in one byte. */
const element = (id: string, content: Buffer): Buffer =>
  Buffer.concat([hex(id), Buffer.from([0x80 + content.length]), content]);
/** One whose end nobody knows. */
const endless = (id: string, ...content: Buffer[]): Buffer => Buffer.concat([hex(id), hex('ff'), ...content]);

const HEAD = element('1a45dfa3', hex('4282847765626d'));
const FRAMES = element('a3', Buffer.from('frames'));
const CLUSTER = element('1f43b675', FRAMES);
const TAGS = element('1254c367', Buffer.from('LOCATION +48.2+16.3/'));
const SMALL_TAGS = element('1254c367', hex(''));
const FONT = element('1941a469', Buffer.from('a letter'));

/** What becomes of a file, and whether it was changed. */
async function blanked(...pieces: Buffer[]) {
  using folder = temporaryFolder();
  const path = join(folder.path, 'film');
  await writeFile(path, Buffer.concat(pieces));
  const file = await open(path, 'r+');
  const isChanged = await blankTags(file);
  await file.close();
  return { isChanged, bytes: await readFile(path) };
}

const segments = {
  'of a known length': (...content: Buffer[]) => element('18538067', Buffer.concat(content)),
  'that was recorded': (...content: Buffer[]) => endless('18538067', ...content),
};

describe.each(Object.entries(segments))('a film %s', (_, segment) => {
  it.each([
    ['before its pictures', segment(TAGS, CLUSTER)],
    ['behind them', segment(CLUSTER, TAGS)],
    ['behind pictures without an end', endless('18538067', endless('1f43b675', FRAMES), TAGS)],
  ])('loses its place %s, and nothing else', async (_where, body) => {
    const { isChanged, bytes } = await blanked(HEAD, body);
    expect(isChanged).toBe(true);
    expect(bytes.includes('LOCATION')).toBe(false);
    const void_ = Buffer.concat([hex('ec01'), Buffer.alloc(7)]);
    void_.writeUIntBE(TAGS.length - 9, 3, 6);
    const emptied = Buffer.concat([void_, Buffer.alloc(TAGS.length - 9)]);
    const at = body.indexOf(TAGS);
    const expected = Buffer.concat([HEAD, body.subarray(0, at), emptied, body.subarray(at + TAGS.length)]);
    expect(bytes.equals(expected)).toBe(true);
  });

  it('loses what is attached to it, and empty tags', async () => {
    const { bytes } = await blanked(HEAD, segment(FONT, SMALL_TAGS, CLUSTER));
    expect([bytes.includes('letter'), bytes.includes(hex('1254c367')), bytes.includes('frames')]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('stays as it is without any', async () => {
    const { isChanged, bytes } = await blanked(HEAD, segment(CLUSTER));
    expect([isChanged, bytes.equals(Buffer.concat([HEAD, segment(CLUSTER)]))]).toEqual([false, true]);
  });
});

it.each([['00000000'], ['1254c367'], ['ffffffffffffffff'], ['1853806701']])(
  'what cannot be read is left alone: %s',
  async (text) => {
    const { isChanged, bytes } = await blanked(HEAD, hex(text));
    expect([isChanged, bytes.equals(Buffer.concat([HEAD, hex(text)]))]).toEqual([false, true]);
  },
);
