import type { WritingCall } from '@friendbase/contract';
import { createContext, use } from 'react';

/** Why a paused member cannot make a call, in words; undefined where they can, and for everybody else. */
export type WhyPaused = (call: WritingCall, input?: object) => string | undefined;

export const notPaused: WhyPaused = () => undefined;
export const WhyPausedContext = createContext(notPaused);

/** What blocks a button before it is pressed. The rules come when somebody is paused, and with nobody else's pages. */
export const useWhyPaused = (): WhyPaused => use(WhyPausedContext);
