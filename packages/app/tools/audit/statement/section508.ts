import { NOTHING_BY_VOICE, WITH_LIMITED, WITHOUT } from './abilities.ts';
import { notWhole, numbersIn, type Clause } from './clause.ts';
import { WCAG_2_0 } from './standards.ts';
import { VERDICTS, type Line } from './verdicts.ts';
import { AUTHORING, NO_CAPTIONS, SUPPORT } from './facts.ts';

const { pass, partly, fails, 'not applicable': none } = VERDICTS;

/** Chapter 3, functional performance criteria. */
const FUNCTIONS: readonly Clause[] = [
  { number: '302.1', name: 'Without Vision', from: WITHOUT.vision },
  { number: '302.2', name: 'With Limited Vision', from: WITH_LIMITED.vision },
  { number: '302.3', name: 'Without Perception of Color', from: WITHOUT.colour },
  { number: '302.4', name: 'Without Hearing', from: WITHOUT.hearing },
  { number: '302.5', name: 'With Limited Hearing', from: WITH_LIMITED.hearing },
  { number: '302.6', name: 'Without Speech', verdict: pass, why: NOTHING_BY_VOICE },
  { number: '302.7', name: 'With Limited Manipulation', from: WITH_LIMITED.manipulation },
  { number: '302.8', name: 'With Limited Reach and Strength', from: WITH_LIMITED.reachAndStrength },
  {
    number: '302.9',
    name: 'With Limited Language, Cognitive, and Learning Abilities',
    from: WITH_LIMITED.cognition,
  },
];

const NO_PLATFORM = 'It is no platform: browser and system are.';

/** 502 and 503, which 501.1 excepts where WCAG is met. */
const EXCEPTED: readonly Clause[] = [
  { number: '502.2.1', name: 'User Control of Accessibility Features', verdict: none, why: NO_PLATFORM },
  {
    number: '502.2.2',
    name: 'No Disruption of Accessibility Features',
    from: numbersIn('1.4.4 1.4.10 1.4.12 2.1.2 2.1.4 4.1.2'),
    why: 'What browser and system do for a member goes on: larger letters, zoom, spacing, forced colours, screen readers.',
  },
  {
    number: '502.3.1 to 502.3.14',
    name: 'Accessibility Services',
    verdict: none,
    why: `${NO_PLATFORM} What a page gives to them is under WCAG 1.3.1 and 4.1.2.`,
  },
  { number: '502.4', name: 'Platform Accessibility Features', verdict: none, why: NO_PLATFORM },
  {
    number: '503.2',
    name: 'User Preferences',
    verdict: none,
    why: 'Its own exception names web applications. What is followed all the same is under 11.7 of EN 301 549.',
  },
  {
    number: '503.3',
    name: 'Alternative User Interfaces',
    verdict: none,
    why: 'There is no interface that takes the place of assistive technology. Listen reads with a voice of the device, beside it.',
  },
  { number: '503.4.1', name: 'Caption Controls', verdict: fails, why: NO_CAPTIONS },
  {
    number: '503.4.2',
    name: 'Audio Description Controls',
    verdict: none,
    why: 'There is no choice of programs, beside which it would have to stand.',
  },
];

/** 504, for what members write and share. */
const AUTHORING_TOOLS: readonly Clause[] = [
  { number: '504.2', name: 'Content Creation or Editing', verdict: partly, why: AUTHORING.content },
  {
    number: '504.2.1',
    name: 'Preservation of Information Provided for Accessibility in Format Conversion',
    verdict: pass,
    why: AUTHORING.kept,
  },
  { number: '504.2.2', name: 'PDF Export', verdict: none, why: 'Nothing is given out as PDF.' },
  { number: '504.3', name: 'Prompts', verdict: partly, why: AUTHORING.asks },
  { number: '504.4', name: 'Templates', verdict: pass, why: AUTHORING.ideas },
];

/** Chapter 6, support documentation and services. */
const SUPPORTING: readonly Clause[] = [
  {
    number: '602.2',
    name: 'Accessibility and Compatibility Features',
    verdict: partly,
    why: SUPPORT.features,
  },
  { number: '602.3', name: 'Electronic Support Documentation', verdict: partly, why: SUPPORT.documents },
  {
    number: '602.4',
    name: 'Alternate Formats for Non-Electronic Support Documentation',
    verdict: none,
    why: 'No help is given on paper.',
  },
  {
    number: '603.2',
    name: 'Information on Accessibility and Compatibility Features',
    verdict: partly,
    why: SUPPORT.person,
  },
  { number: '603.3', name: 'Accommodation of Communication Needs', verdict: partly, why: SUPPORT.ways },
];

/**
 * Chapter 5. Web content is held to WCAG 2.0 by E205.4. By the exception of 501.1, a web application that does not reach the
 * accessibility services of the platform is asked for nothing of 502 and 503, provided that it meets levels A and AA. Where it does
 * not, both parts are answered.
 */
function software(all: ReadonlyMap<string, Line>): Clause[] {
  const weak = notWhole(WCAG_2_0, all);
  const scope: Clause = {
    number: '501.1',
    name: 'Scope – Incorporation of WCAG 2.0 AA',
    from: WCAG_2_0,
    why: weak
      ? 'E205.4 asks it of web content. The exception for web applications hangs on it, so 502 and 503 are answered below.'
      : 'E205.4 asks it of web content. It is met, so the exception for web applications holds.',
  };
  const excepted = EXCEPTED.map(({ number, name }): Clause => ({
    number,
    name,
    verdict: none,
    why: 'By the exception of 501.1 for web applications.',
  }));
  return [scope, ...(weak ? EXCEPTED : excepted), ...AUTHORING_TOOLS];
}

/** The Revised Section 508 standards by chapter. Their names are their own, the sentences are ours. */
export const chapters = (
  all: ReadonlyMap<string, Line>,
): readonly { title: string; clauses: readonly Clause[] }[] => [
  { title: 'Section 508, Chapter 3: Functional Performance Criteria', clauses: FUNCTIONS },
  {
    title: 'Section 508, Chapter 4: Hardware',
    clauses: [{ number: '402 to 415', name: 'Hardware', verdict: none, why: 'There is no hardware.' }],
  },
  { title: 'Section 508, Chapter 5: Software', clauses: software(all) },
  { title: 'Section 508, Chapter 6: Support Documentation and Services', clauses: SUPPORTING },
];
