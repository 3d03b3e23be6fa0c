import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const DEMO_MARK = '<!--demo-account-->';
const DEMO_META = '<meta name="demo-account" content="demo">';

export interface IndexPage {
  html: string;
  /** What the Content-Security-Policy allows to run besides files of this origin, each as it stands there. */
  scriptHashes: string[];
}

/**
 * The first HTML of the built app, with or without the word that the demo account is here. Throws when `root` has no
 * `index.html`.
 */
export function readIndexPage(root: string, isDemoOffered: boolean): IndexPage {
  const template = readFileSync(join(root, 'index.html'), 'utf8');
  const html = template.replaceAll(DEMO_MARK, isDemoOffered ? DEMO_META : '');
  const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => script);
  return { html, scriptHashes: scripts.map(hashOf) };
}

const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
