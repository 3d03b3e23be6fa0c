export { BreathingGuide } from './BreathingGuide.tsx';
