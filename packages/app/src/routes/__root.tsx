import { createRootRoute } from '@tanstack/react-router';
import { BrokenPage } from '../features/frame/BrokenPage.tsx';
import { MemberFrame } from '../features/frame/MemberFrame.tsx';
import { NotFoundPage } from '../features/frame/NotFoundPage.tsx';

export const Route = createRootRoute({
  component: MemberFrame,
  notFoundComponent: NotFoundPage,
  errorComponent: BrokenPage,
});
