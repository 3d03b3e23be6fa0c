import { createContext, use } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { noticesMachine } from '../notices/noticesMachine.ts';
import type { sessionMachine } from '../session/sessionMachine.ts';
import type { DeviceStore } from './deviceStore.ts';
import type { Drafts } from './drafts.ts';
import type { Notice } from './notices.ts';

/** What lives as long as the page and is shared by every screen. */
export interface Services {
  session: ActorRefFrom<typeof sessionMachine>;
  notices: ActorRefFrom<typeof noticesMachine>;
  drafts: Drafts;
  device: DeviceStore;
  /** Shows a toast, speaks it, and keeps it behind the bell. */
  notify: (notice: Notice) => void;
}

const ServicesContext = createContext<Services | undefined>(undefined);
export const ServicesProvider = ServicesContext.Provider;

export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error('useServices needs a ServicesProvider above it');
  return services;
}
