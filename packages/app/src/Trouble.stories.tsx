import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { useState } from 'react';
import { CrashScreen } from './App.tsx';
import { BrokenPage } from './features/frame/BrokenPage.tsx';
import { LINKS_PLACE } from './offline/offlinePage.ts';
import { OfflineScreen } from './offline/OfflineScreen.tsx';
import { LoadingShell } from './session/LoadingShell.tsx';
import { AppStage } from '../testing/AppStage.tsx';

const meta = {
  title: 'Screens/Trouble',
  // A screen is looked at one by one: a page of all of them would start them all.
  tags: ['!autodocs'],
  component: AppStage,
  parameters: { layout: 'fullscreen', scenario: 'busy' },
} satisfies Meta<typeof AppStage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The frame that the first HTML already shows, before any script. */
export const Loading: Story = {
  tags: ['long-tier'],
  parameters: { scenario: 'slow' },
  render: () => <LoadingShell />,
  play: async () => {
    await expect(screen.getByText('Loading...')).toBeVisible();
  },
};

/** In place of a page that is not on the device, while FriendBase cannot be reached. The worker puts in what it knows. */
export const NotOnDevice: Story = {
  parameters: { data: [LINKS_PLACE] },
  render: () => <OfflineScreen />,
  play: async () => {
    await expect(screen.getByRole('heading', { name: 'We cannot reach FriendBase' })).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Try again' })).toBeVisible();
    await expect(screen.queryByRole('list')).toBeNull();
  },
};

/** The whole app failed. A reload loses nothing, and it is nobody's fault. */
export const Crash: Story = {
  render: () => <CrashScreen />,
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

function BrokenRoute(): never {
  throw new Error('This page is broken on purpose.');
}

/** A router of one page, which fails to render. */
function BrokenPlace() {
  const [router] = useState(() =>
    createRouter({
      routeTree: createRootRoute({ component: BrokenRoute, errorComponent: BrokenPage }),
      history: createMemoryHistory(),
    }),
  );
  return <RouterProvider router={router} />;
}

/** One page failed; the menu around it, left out here, still works. */
export const BrokenOne: Story = {
  // Announced at once, before other words are loaded.
  parameters: {
    data: ['This is our mistake, not yours. Your words are kept. Please try again.'],
  },
  name: 'Broken page',
  render: () => <BrokenPlace />,
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
