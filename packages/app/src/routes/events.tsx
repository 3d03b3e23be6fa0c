import { createFileRoute } from '@tanstack/react-router';
import { BeingBuiltPage } from '../features/beingBuilt/BeingBuiltPage.tsx';

export const Route = createFileRoute('/events')({ component: () => <BeingBuiltPage page="events" /> });
