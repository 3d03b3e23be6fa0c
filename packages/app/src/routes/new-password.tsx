import { createFileRoute } from '@tanstack/react-router';
import { NewPasswordPage } from '../features/auth/NewPasswordPage.tsx';

/** Where a link leads that lets somebody choose a password, for who is logged in here. */
export const Route = createFileRoute('/new-password')({ component: NewPasswordPage });
