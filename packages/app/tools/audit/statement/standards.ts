/** The criteria of WCAG 2.2 by level. EN 301 549 takes those of A and AA over, with a 9 before their numbers. */
export const LEVELS = {
  A: `1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1
    2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2`.split(/\s+/),
  AA: `1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3
    3.2.4 3.3.3 3.3.4 3.3.8 4.1.3`.split(/\s+/),
  AAA: `1.2.6 1.2.7 1.2.8 1.2.9 1.3.6 1.4.6 1.4.7 1.4.8 1.4.9 2.1.3 2.2.3 2.2.4 2.2.5 2.2.6 2.3.2 2.3.3 2.4.8 2.4.9 2.4.10
    2.4.12 2.4.13 2.5.5 2.5.6 3.1.3 3.1.4 3.1.5 3.1.6 3.2.5 3.3.5 3.3.6 3.3.9`.split(/\s+/),
};

/** Left to the engines: the last whole audit decides. */
export const BY_ENGINES = { '1.4.3': 'Contrast (Minimum)', '3.1.1': 'Language of Page' };

/** The functional performance statements of EN 301 549, each with the criteria that its verdict follows from. */
export const FUNCTIONS: [clause: string, name: string, criteria: string][] = [
  ['4.2.1', 'Usage without vision', '1.1.1 1.3.1 1.3.2 2.1.1 2.1.2 2.4.1 2.4.3 2.4.6 3.3.1 4.1.2 4.1.3'],
  ['4.2.2', 'Usage with limited vision', '1.4.4 1.4.6 1.4.8 1.4.10 1.4.11 1.4.12 2.4.7 2.4.11'],
  ['4.2.3', 'Usage without perception of colour', '1.3.3 1.4.1'],
  ['4.2.4', 'Usage without hearing', '1.2.1 1.2.2'],
  ['4.2.5', 'Usage with limited hearing', '1.2.2 1.4.2 1.4.7'],
  ['4.2.7', 'Usage with limited manipulation or strength', '2.1.1 2.2.1 2.5.1 2.5.2 2.5.5 2.5.7'],
  ['4.2.9', 'Minimize photosensitive seizure triggers', '2.3.1'],
  [
    '4.2.10',
    'Usage with limited cognition, language or learning',
    '2.2.1 2.2.6 3.1.5 3.2.3 3.2.4 3.2.6 3.3.2 3.3.3 3.3.7 3.3.8',
  ],
];

/** What no criterion of WCAG is about, judged by reading. */
export const READ: [clause: string, name: string, verdict: string, why: string][] = [
  ['4.2.6', 'Usage with no or limited vocal capability', 'Supports', 'Nothing is worked by voice.'],
  ['4.2.8', 'Usage with limited reach', 'Not Applicable', 'There is no hardware.'],
  [
    '4.2.11',
    'Privacy',
    'Supports',
    'Settings stay on the device unless a member takes them along, and what is read aloud is read by a voice of the device.',
  ],
  ['5.1', 'Closed functionality', 'Not Applicable', 'Assistive technology of the device reaches all of it.'],
  [
    '5.2',
    'Activation of accessibility features',
    'Supports',
    'Listen and Comfort settings stand on every page.',
  ],
  ['5.3', 'Biometrics', 'Supports', 'A passkey is one way in of several.'],
  ['5.4', 'Preservation of accessibility information', 'Supports', 'A picture keeps its description.'],
  ['5.5 to 5.9', 'Operable parts, locks, keys', 'Not Applicable', 'There is no hardware.'],
  ['6', 'Two-way voice communication', 'Not Applicable', 'There are no calls.'],
  [
    '7',
    'Video capabilities',
    'Partially Supports',
    'Members’ videos are played without captions or descriptions.',
  ],
  ['8', 'Hardware', 'Not Applicable', 'There is none.'],
  ['10', 'Non-web documents', 'Not Applicable', 'All that is given out to read is a web page.'],
  ['11', 'Software', 'Not Applicable', 'It runs in a browser, also where it is installed.'],
  [
    '12.1',
    'Product documentation',
    'Partially Supports',
    'The page about accessibility tells members; how to run it is Markdown.',
  ],
  [
    '12.2',
    'Support services',
    'Partially Supports',
    'Whoever runs it names a person to reach; we cannot answer for them.',
  ],
  ['13', 'Relay and emergency services', 'Not Applicable', 'It is neither.'],
];
