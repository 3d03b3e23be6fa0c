import { createRootRouteWithContext, lazyRouteComponent } from '@tanstack/react-router';
import { MemberFrame } from '../features/frame/MemberFrame.tsx';
import type { RouterContext } from '../lib/page/routerContext.ts';

export const Route = createRootRouteWithContext<RouterContext>()({
  component: MemberFrame,
  notFoundComponent: lazyRouteComponent(() => import('../features/frame/NotFoundPage.tsx'), 'NotFoundPage'),
});
