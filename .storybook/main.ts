import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { importedLibraries } from './dependencies.ts';
import { AUDITS, PICTURES } from './proofs/audits.ts';

/** Storybook starts with folders that exist alone, and nobody may have made an audit. */
const audits = path.join(import.meta.dirname, '..', AUDITS.folder);
mkdirSync(audits, { recursive: true });

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../packages/ui-kit/src/**/*.stories.tsx',
    '../packages/games/src/**/*.stories.tsx',
    '../packages/app/src/**/*.stories.tsx',
    './docs/*.mdx',
  ],
  staticDirs: [
    { from: './pictures', to: `/${PICTURES}` },
    { from: audits, to: `/${AUDITS.served}` },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    optimizeDeps: {
      ...vite.optimizeDeps,
      include: [...(vite.optimizeDeps?.include ?? []), ...importedLibraries(), 'mermaid'],
    },
  }),
};

export default config;
