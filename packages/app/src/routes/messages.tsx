import { createFileRoute } from '@tanstack/react-router';
import { BeingBuiltPage } from '../features/beingBuilt/BeingBuiltPage.tsx';

export const Route = createFileRoute('/messages')({ component: () => <BeingBuiltPage page="messages" /> });
