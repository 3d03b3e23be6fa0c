import { NOTHING_BY_VOICE, SEIZURES, WITH_LIMITED, WITHOUT } from './abilities.ts';
import { numbersIn, type Clause } from './clause.ts';
import { WCAG_2_1 } from './standards.ts';
import { VERDICTS } from './verdicts.ts';
import { AS_IT_CAME, AUTHORING, NO_CAPTIONS, NO_DESCRIPTION, SUPPORT } from './facts.ts';

const { pass, partly, fails, 'not applicable': none } = VERDICTS;
const NO_HARDWARE = 'There is no hardware.';

/** Clause 4.2, the functional performance statements. */
const FUNCTIONS: readonly Clause[] = [
  { number: '4.2.1', name: 'Usage without vision', from: WITHOUT.vision },
  { number: '4.2.2', name: 'Usage with limited vision', from: WITH_LIMITED.vision },
  { number: '4.2.3', name: 'Usage without perception of colour', from: WITHOUT.colour },
  { number: '4.2.4', name: 'Usage without hearing', from: WITHOUT.hearing },
  { number: '4.2.5', name: 'Usage with limited hearing', from: WITH_LIMITED.hearing },
  {
    number: '4.2.6',
    name: 'Usage with no or limited vocal capability',
    verdict: pass,
    why: NOTHING_BY_VOICE,
  },
  {
    number: '4.2.7',
    name: 'Usage with limited manipulation or strength',
    from: WITH_LIMITED.manipulation,
  },
  { number: '4.2.8', name: 'Usage with limited reach', verdict: none, why: NO_HARDWARE },
  { number: '4.2.9', name: 'Minimize photosensitive seizure triggers', from: SEIZURES },
  {
    number: '4.2.10',
    name: 'Usage with limited cognition, language or learning',
    from: WITH_LIMITED.cognition,
  },
  {
    number: '4.2.11',
    name: 'Privacy',
    verdict: pass,
    why: 'Settings stay on the device unless a member takes them along, and what is read aloud is read by a voice of the device.',
  },
];

/** Clause 5, generic requirements. */
const GENERIC: readonly Clause[] = [
  {
    number: '5.1',
    name: 'Closed functionality',
    verdict: none,
    why: 'Assistive technology of the device reaches all of it.',
  },
  {
    number: '5.2',
    name: 'Activation of accessibility features',
    from: numbersIn('1.3.1 1.4.10 2.1.1 2.4.7 3.2.3 4.1.2'),
    why: 'Listen and Comfort settings stand on every page, where each way of use comes to them.',
  },
  {
    number: '5.3',
    name: 'Biometrics',
    verdict: pass,
    why: 'A passkey may ask for a finger or a face. It is one way in of several: a password, four pictures and a card are others.',
  },
  {
    number: '5.4',
    name: 'Preservation of accessibility information during conversion',
    verdict: pass,
    why: AUTHORING.kept,
  },
  { number: '5.5.1', name: 'Means of operation', verdict: none, why: NO_HARDWARE },
  { number: '5.5.2', name: 'Operable parts discernibility', verdict: none, why: NO_HARDWARE },
  {
    number: '5.6.1',
    name: 'Tactile or auditory status',
    from: numbersIn('4.1.2'),
    why: 'A switch and a toggle button say their state to programs.',
  },
  {
    number: '5.6.2',
    name: 'Visual status',
    from: numbersIn('1.4.1 1.4.11'),
    why: 'A switch and a toggle button show their state by more than a colour.',
  },
  { number: '5.7', name: 'Key repeat', verdict: none, why: 'The keyboard and its repeat are the system’s.' },
  {
    number: '5.8',
    name: 'Double-strike key acceptance',
    verdict: none,
    why: 'The keyboard and what it accepts are the system’s.',
  },
  {
    number: '5.9',
    name: 'Simultaneous user actions',
    from: numbersIn('2.1.3 2.5.1'),
    why: 'Nothing asks for two keys or two fingers at once.',
  },
];

/** Clause 7, ICT with video capabilities. */
const VIDEO: readonly Clause[] = [
  { number: '7.1.1', name: 'Captioning playback', verdict: fails, why: NO_CAPTIONS },
  { number: '7.1.2', name: 'Captioning synchronization', verdict: none, why: 'No captions are shown.' },
  { number: '7.1.3', name: 'Preservation of captioning', verdict: pass, why: AS_IT_CAME },
  { number: '7.1.4', name: 'Captions characteristics', verdict: none, why: 'No captions are shown.' },
  { number: '7.1.5', name: 'Spoken subtitles', verdict: fails, why: NO_CAPTIONS },
  { number: '7.2.1', name: 'Audio description playback', verdict: fails, why: NO_DESCRIPTION },
  {
    number: '7.2.2',
    name: 'Audio description synchronization',
    verdict: none,
    why: 'No audio description is played.',
  },
  { number: '7.2.3', name: 'Preservation of audio description', verdict: pass, why: AS_IT_CAME },
  {
    number: '7.3',
    name: 'User controls for captions and audio description',
    verdict: none,
    why: 'Videos with sound are not what FriendBase shows above all.',
  },
];

/** Of clause 11, which is about software that is no web content, two parts are about web content too: 11.7 and 11.8. */
const SOFTWARE: readonly Clause[] = [
  {
    number: '11.1 to 11.6',
    name: 'Non-web software',
    verdict: none,
    why: 'It is web content, which clause 9 is about. It runs in a browser, also where it is installed.',
  },
  {
    number: '11.7',
    name: 'User preferences',
    verdict: partly,
    why: 'It follows the size of letters, the colours, the contrast and the reduced motion that browser and system ask for. It brings a font of its own: a member has that of the device by a comfort setting.',
  },
  {
    number: '11.8.1',
    name: 'Content technology',
    verdict: pass,
    why: 'What members write becomes HTML, which carries what 11.8.2 to 11.8.5 ask for.',
  },
  { number: '11.8.2', name: 'Accessible content creation', verdict: partly, why: AUTHORING.content },
  {
    number: '11.8.3',
    name: 'Preservation of accessibility information in transformations',
    verdict: pass,
    why: AUTHORING.kept,
  },
  {
    number: '11.8.4',
    name: 'Repair assistance',
    verdict: none,
    why: 'Nothing checks what members write for accessibility.',
  },
  { number: '11.8.5', name: 'Templates', verdict: pass, why: AUTHORING.ideas },
];

/** Clause 12, documentation and support services. 12.2.1 only informs. */
const SUPPORTING: readonly Clause[] = [
  {
    number: '12.1.1',
    name: 'Accessibility and compatibility features',
    verdict: partly,
    why: SUPPORT.features,
  },
  { number: '12.1.2', name: 'Accessible documentation', verdict: partly, why: SUPPORT.documents },
  {
    number: '12.2.1',
    name: 'General',
    verdict: none,
    why: 'The clause informs and asks for nothing.',
  },
  {
    number: '12.2.2',
    name: 'Information on accessibility and compatibility features',
    verdict: partly,
    why: SUPPORT.person,
  },
  { number: '12.2.3', name: 'Effective communication', verdict: partly, why: SUPPORT.ways },
  { number: '12.2.4', name: 'Accessible documentation', verdict: partly, why: SUPPORT.documents },
];

/** EN 301 549 V3.2.1 (2021-03), in the order of its clauses. Its names are its own, the sentences are ours. */
export const CLAUSES: readonly { title: string; clauses: readonly Clause[] }[] = [
  { title: 'EN 301 549, 4.2 Functional performance statements', clauses: FUNCTIONS },
  { title: 'EN 301 549, 5 Generic requirements', clauses: GENERIC },
  {
    title: 'EN 301 549, 6 ICT with two-way voice communication',
    clauses: [
      {
        number: '6.1 to 6.6',
        name: 'Two-way voice communication',
        verdict: none,
        why: 'There are no calls.',
      },
    ],
  },
  { title: 'EN 301 549, 7 ICT with video capabilities', clauses: VIDEO },
  {
    title: 'EN 301 549, 8 Hardware',
    clauses: [{ number: '8.1 to 8.5', name: 'Hardware', verdict: none, why: NO_HARDWARE }],
  },
  {
    title: 'EN 301 549, 9 Web',
    clauses: [
      {
        number: '9.1 to 9.4',
        name: 'Perceivable, Operable, Understandable, Robust',
        from: WCAG_2_1,
        why: 'Each row is above, without the 9 before its number.',
      },
      {
        number: '9.6',
        name: 'WCAG conformance requirements',
        from: WCAG_2_1,
        why: 'Whole pages and complete processes are meant, as WCAG-EM above tells.',
      },
    ],
  },
  {
    title: 'EN 301 549, 10 Non-web documents',
    clauses: [
      {
        number: '10.1 to 10.6',
        name: 'Non-web documents',
        verdict: none,
        why: 'All that is given out to read is a web page. Calendar files hold dates and words for the member’s calendar.',
      },
    ],
  },
  { title: 'EN 301 549, 11 Software', clauses: SOFTWARE },
  { title: 'EN 301 549, 12 Documentation and support services', clauses: SUPPORTING },
  {
    title: 'EN 301 549, 13 ICT providing relay or emergency service access',
    clauses: [
      {
        number: '13.1 to 13.3',
        name: 'Relay and emergency services',
        verdict: none,
        why: 'It is neither. Help has a link by which the device calls an emergency number.',
      },
    ],
  },
];
