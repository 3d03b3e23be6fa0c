import { use, useRef } from 'react';
import { useLandmark } from 'react-aria/useLandmark';
import { SuspensionContext } from '../Dialog/DialogSuspension.tsx';

type LandmarkRole = 'banner' | 'navigation' | 'main' | 'region' | 'contentinfo';

/**
 * Props of a landmark that F6 visits. A landmark inside a suspended part of the page is left out, because
 * React Aria would try to go there, find it hidden, and stand still.
 */
export function useFrameLandmark<T extends HTMLElement>(role: LandmarkRole, label?: string) {
  const ref = useRef<T>(null);
  const nowhere = useRef<T>(null);
  const isSuspended = use(SuspensionContext);
  const naming = label === undefined ? {} : { 'aria-label': label };
  const { landmarkProps } = useLandmark({ role, ...naming }, isSuspended ? nowhere : ref);
  return { ...landmarkProps, ref };
}
