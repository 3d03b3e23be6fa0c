/** Starts from here bring their dependencies along: whatever the app begins with, whoever is here. */
const BEGINNING =
  /app\/src\/(App|Page|openedPage|createServices|session\/SessionGate|lib\/(?:\w+\/)?(exceptions|pageData|pageTools|tabChannel|hydrationMarks))\.tsx?$|\/ui-kit\/src\/index\.ts$|\/react-dom\/client\.js$|preload-helper/;

/** The files of scripts that every page begins with. */
export const BEGINS_EVERY_PAGE = /^assets\/(rolldown-runtime|base)-/;

/** What the auth screen shares with the member's frame or with Home: taken apart, it would be in neither or in both. */
const SHARED_BY_BOTH_SIDES = new RegExp(
  [
    String.raw`app\/src\/(help\/HelpCorner|comfort\/useHeaderTools|session\/ConnectionNote|lib\/(?:\w+\/)?(AwaitedBoundary|Folded|NotLoaded|notices|apiErrors|useAfterHydration|usePageTools))\.tsx?$`,
    String.raw`ui-kit\/src\/components\/(?<name>BulletList|Callout|Card|Outcome|Skeleton|SkipLink|StatusLine|Text|VisuallyHidden)\/\k<name>\.tsx$`,
    String.raw`ui-kit\/src\/components\/(Layout\/\w+|Dialog\/dialogHistory)\.tsx?$`,
    String.raw`contract\/src\/visitorForms\.ts$`,
    String.raw`\/react-query\/.*\/useMutation\.js$`,
  ].join('|'),
);

/**
 * Which files the scripts of a build come in. A file for each purpose, because thirty small ones do not compress against
 * each other and wait for each other; not one for all, because a visitor needs no router and a member no log in form.
 * What only one page shows stays with that page. Each group takes its modules' dependencies that no group before it took.
 *
 * The entry itself stands outside: it waits for the demo's own part, which needs what is in `base`.
 * What both sides need and is missing above goes to `visitor`, which Home loads then: its budget tells.
 */
export const chunkGroups = [
  { name: 'base', test: new RegExp(`${BEGINNING.source}|${SHARED_BY_BOTH_SIDES.source}`), priority: 7 },
  // Of the visitor's forms and of what a member writes, which comes after Home works.
  { name: 'fields', test: /ui-kit\/src\/components\/(Form|TextArea|TextField)\/\w+\.tsx$/, priority: 6 },
  // With what its form shares with the profile's: every page fetches it, for when the session ends.
  { name: 'visitor', test: /\/features\/auth\/AuthScreen\.tsx$/, priority: 5 },
  // With Home, which nearly every visit begins with, and with what keeps a place on it before the script of the part is there.
  {
    name: 'member',
    test: /app\/src\/(MemberArea\.tsx|features\/home\/HomePage\.tsx)$|\/ReservedSpace\/ReservedSpace\.(tsx|css)$/,
    priority: 4,
  },
  // Also of rows of buttons and of radios, where there is no dialog.
  { name: 'focus', test: /\/focus\/FocusScope\.mjs$/, priority: 3 },
  { name: 'dialogs', test: /ui-kit\/src\/components\/Dialog\/(Dialog|DialogShell)\.tsx$/, priority: 2 },
  // Below each post of Home, and what Simple mode folds away.
  { name: 'disclosure', test: /ui-kit\/src\/components\/Disclosure\/\w+\.tsx$/, priority: 3 },
  // Of the sign-up form and of most pages.
  {
    name: 'choices',
    test: /ui-kit\/src\/components\/(RadioGroup|ToggleButtonGroup)\/\w+\.(tsx|css)$/,
    priority: 2,
  },
  // Of the five pages that offer something to choose, with the event that stands beside Home: Home names each file of theirs.
  {
    name: 'cards',
    test: /ui-kit\/src\/(components\/Card\/CardPicture|patterns\/PictureCard\/\w+)\.tsx$|app\/src\/(lib\/events\/(?!EventFacts)\w+|words\/en\/events)\.tsx?$/,
    priority: 1,
  },
  // Of the sign-up form and of Profile.
  {
    name: 'account',
    test: /app\/src\/(lib\/forms\/AccountFields|people\/(useDrawnFaces|drawnFaces))\.tsx?$|contract\/src\/(registration|usernames)\.ts$/,
    priority: 1,
  },
  // Of whatever changes comfort settings, and of a log in: both sides name each file of theirs.
  { name: 'changes', test: /app\/src\/comfort\/(changes|editComfort|settingsAlong)\.tsx?$/, priority: 1 },
  // Beside what can be written or pressed without a network, with what is asked before it is sent.
  {
    name: 'waiting',
    test: /app\/src\/outbox\/(outboxErrors|outboxSlot|OnlyHere|PressWaits|WaitingWords)\.tsx?$|ui-kit\/src\/preferences\/asksFirst\.ts$/,
    priority: 2,
  },
  // Small ones that come together. The first scripts name every file of every part, so each file less makes them shorter.
  { name: 'outings', test: /app\/src\/(lib\/notices|words\/en)\/outingNotices\.ts$/, priority: 1 },
  {
    name: 'arrivals',
    test: /app\/src\/(data\/(arrivals|whenWritten)|lib\/live\/useConnectionState|words\/en\/arrivals)\.ts$/,
    priority: 1,
  },
  {
    name: 'playing',
    test: /games\/src\/(difficulty|lib\/(doublePress|random))\.ts$/,
    priority: 1,
  },
  {
    name: 'sending',
    test: /app\/src\/(outbox\/carriedFiles|uploads\/sending\/(batchState|retry))\.ts$/,
    priority: 1,
  },
  {
    name: 'times',
    test: /\/(contract\/src\/eventTimes|app\/src\/lib\/time\/(placeTimes|useOpenedAt))\.ts$/,
    priority: 1,
  },
  {
    name: 'contact',
    test: /\/(app\/src\/(data\/contact|help\/phone)|contract\/src\/contact)\.ts$/,
    priority: 1,
  },
  { name: 'askedPost', test: /\/(app\/src\/data\/askedPost|contract\/src\/onePost)\.ts$/, priority: 1 },
  { name: 'joined', test: /app\/src\/data\/(events|joining)\.ts$/, priority: 1 },
  { name: 'decided', test: /contract\/src\/(moderation\/decisions|refusedLogIn)\.ts$/, priority: 1 },
  {
    name: 'filters',
    test: /ui-kit\/src\/components\/(Field\/FieldRow|FilterGroup\/Filtered)\.tsx$/,
    priority: 1,
  },
  // Portraits and pictures need nothing else: they would wait for all that pages share.
  { name: 'drawings', test: /ui-kit\/src\/components\/Illustration\/parts\/\w+\.tsx?$/, priority: 2 },
  // What nearly every page has, in one file instead of a dozen.
  { name: 'common', minShareCount: 7, priority: 1 },
  // A drawing each, of a few pages: as files of their own their names take more room in the first scripts than they do.
  {
    name: 'icons',
    test: /\/lucide-react\/.*\/icons\/(arrow-right|ban|calendar|circle-question-mark|coins|gift|image|image-plus|minus|palette|pencil|phone|plus|settings|thumbs-up|wind)\.m?js$/,
    priority: 0,
  },
];

/**
 * The demo answers its own calls: what they share with the pages would make it load the pages' groups at once. It begins
 * with the auth screen, whose parts would be thirty small files.
 */
export const demoGroups = [
  { name: 'start', tags: ['$initial' as const], test: /^(?!.*\/(index\.html|src\/main\.tsx)$)/, priority: 2 },
  { name: 'visitor', test: /\/features\/auth\/AuthScreen\.tsx$/, priority: 1 },
  // What answers the first calls needs each of them at once: thirty small files would not compress against each other.
  {
    name: 'calls',
    test: /contract\/src\/(moderation\/(?:cases|closedAccounts|decisions|letters|reports|safetyRecords|subjects)|comments|communityEvents|contact|devices|exceptionReports|feelings|files|friendships|likes|live|loginPictures|mediaUploads|messages|notification\w*|onePost|page|passwordChange|posts|privateFacts|profileChange|readState|refusedLogIn|registration|securityNews|tournament(?:s|Result)|uploads|usernames|videos)\.ts$/,
    priority: 0,
  },
];
