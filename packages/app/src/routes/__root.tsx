import { createRootRouteWithContext } from '@tanstack/react-router';
import { BrokenPage } from '../features/frame/BrokenPage.tsx';
import { MemberFrame } from '../features/frame/MemberFrame.tsx';
import { NotFoundPage } from '../features/frame/NotFoundPage.tsx';
import type { RouterContext } from '../lib/routerContext.ts';

export const Route = createRootRouteWithContext<RouterContext>()({
  component: MemberFrame,
  notFoundComponent: NotFoundPage,
  errorComponent: BrokenPage,
});
