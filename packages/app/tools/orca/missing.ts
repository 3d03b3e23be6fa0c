import { isThere } from '../programs.ts';

/** What has to be there, and the package of Debian that brings it. */
const NEEDED = {
  orca: 'orca',
  Xvfb: 'xvfb',
  xkbcomp: 'x11-xkb-utils',
  openbox: 'openbox',
  xdotool: 'xdotool',
  'dbus-daemon': 'dbus',
  gdbus: 'libglib2.0-bin',
  '/usr/libexec/at-spi-bus-launcher': 'at-spi2-core',
} as const;

/** Without a program of their own: Orca reads the screen through them. */
const BINDINGS = ['libatk-adaptor', 'python3-gi', 'python3-pyatspi', 'gir1.2-atspi-2.0', 'gir1.2-gtk-3.0'];

/** In plain words what to install, where something is missing. */
export function whatIsMissing(): string | undefined {
  const missing = Object.keys(NEEDED).filter((program) => !isThere(program));
  if (missing.length === 0) return undefined;
  const packages = [...new Set(Object.values(NEEDED)), 'gsettings-desktop-schemas', ...BINDINGS].join(' ');
  return [
    `To hear FriendBase, Orca and a screen for it are needed. Missing here: ${missing.join(', ')}.`,
    'On Debian 12, as root:',
    `  apt-get update && apt-get install --no-install-recommends ${packages}`,
    'On other systems, hear it in a container of Debian 12.',
  ].join('\n');
}
