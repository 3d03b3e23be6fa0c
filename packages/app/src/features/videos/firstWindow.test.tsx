import { page } from 'vitest/browser';
import { demoForEach } from '../../../testing/demoForEach.ts';
import { describeFirstWindow } from '../../../testing/firstWindow.tsx';

demoForEach();

const watch = page.getByRole('button', { name: 'Watch, Breathe with the Waves' });
const all = page.getByRole('radio').first();

describeFirstWindow('/videos', () => [all, watch]);
