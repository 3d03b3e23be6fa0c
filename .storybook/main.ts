import type { StorybookConfig } from '@storybook/react-vite';
import { importedLibraries } from './dependencies.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../packages/ui-kit/src/**/*.stories.tsx',
    '../packages/games/src/**/*.stories.tsx',
    '../packages/app/src/**/*.stories.tsx',
    './docs/*.mdx',
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
