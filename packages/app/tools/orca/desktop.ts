import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { Programs } from '../programs.ts';
import { listenToVoice } from './voice.ts';

/** Of the screen, and of Chromium's window on it. */
export const SIZE = { width: 1280, height: 1024 };

/** Every key is for the page and for Orca. */
const OPENBOX = `<openbox_config xmlns="http://openbox.org/3.4/rc">
  <focus><focusNew>yes</focusNew></focus><keyboard></keyboard><mouse></mouse>
</openbox_config>`;

/** The voice writes, keys are not echoed, and a page is not read to its end because it was opened. */
const ORCA_SETTINGS = `import orca.settings as settings
settings.speechServerFactory = 'textvoice'
settings.speechFactoryModules = ['textvoice']
settings.enableBraille = False
settings.enableSound = False
settings.enableKeyEcho = False
settings.sayAllOnLoad = False
`;

const run = promisify(execFile);

/** A program's first line. */
async function firstLine(stream: Readable | null | undefined): Promise<string> {
  if (!stream) return '';
  const [line] = (await once(createInterface({ input: stream }), 'line')) as [string];
  return line;
}

/** Tells programs on this bus that a screen reader is there, so that they describe themselves. */
async function tellOfScreenReader(env: NodeJS.ProcessEnv): Promise<void> {
  const bus = ['-d', 'org.a11y.Bus', '-o', '/org/a11y/bus', '-m', 'org.freedesktop.DBus.Properties.Set'];
  for (const property of ['IsEnabled', 'ScreenReaderEnabled'])
    await run('gdbus', ['call', '--session', ...bus, 'org.a11y.Status', property, '<true>'], { env });
}

/**
 * A screen nobody sees, with buses of its own and Orca, whose voice writes. Nothing of the home folder is read, and all ends when it
 * is disposed of.
 */
export async function openDesktop() {
  const folder = mkdtempSync(path.join(tmpdir(), 'friendbase-orca-'));
  for (const name of ['home', 'run', 'orca']) mkdirSync(path.join(folder, name), { mode: 0o700 });
  writeFileSync(path.join(folder, 'openbox.xml'), OPENBOX);
  writeFileSync(path.join(folder, 'orca/orca-customizations.py'), ORCA_SETTINGS);
  const programs = new Programs();
  const env: NodeJS.ProcessEnv = {
    PATH: process.env['PATH'],
    HOME: path.join(folder, 'home'),
    LANG: 'C.UTF-8',
    TZ: 'UTC',
    XDG_RUNTIME_DIR: path.join(folder, 'run'),
    GSETTINGS_BACKEND: 'memory',
    PYTHONDONTWRITEBYTECODE: '1',
  };

  const size = `${SIZE.width}x${SIZE.height}x24`;
  const screenArguments = ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp', '-noreset'];
  const screen = programs.start('Xvfb', screenArguments, env, ['ignore', 'ignore', 'ignore', 'pipe']);
  env['DISPLAY'] = `:${await firstLine(screen.stdio[3] as Readable)}`;

  const busArguments = ['--session', '--nofork', '--nopidfile', '--print-address=1'];
  const bus = programs.start('dbus-daemon', busArguments, env, ['ignore', 'pipe', 'ignore']);
  env['DBUS_SESSION_BUS_ADDRESS'] = await firstLine(bus.stdout);
  await tellOfScreenReader(env);

  programs.start('openbox', ['--sm-disable', '--config-file', path.join(folder, 'openbox.xml')], env);
  const voice = await listenToVoice(path.join(folder, 'voice'));
  programs.start('orca', ['--user-prefs', path.join(folder, 'orca')], {
    ...env,
    TEXT_VOICE: path.join(folder, 'voice'),
    PYTHONPATH: path.join(import.meta.dirname, 'voice'),
  });
  await voice.untilSaid('Screen reader on');

  return {
    env,
    folder,
    voice,
    /** By the keyboard of this screen, so that Orca sees the key as well. */
    key: (name: string) => run('xdotool', ['key', name], { env }),
    type: (text: string) => run('xdotool', ['type', '--delay', '60', '--', text], { env }),
    async [Symbol.asyncDispose]() {
      await programs[Symbol.asyncDispose]();
      voice.close();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

export type Desktop = Awaited<ReturnType<typeof openDesktop>>;
