import type { Row } from '../row.ts';

export const robust: readonly Row[] = [
  {
    number: '4.1.2',
    name: 'Name, Role, Value',
    by: 'T',
    words:
      'Every contract reads role, name and state before and after its keys; axe looks at every story and a second engine at pages, where what is planted is found.',
    tests: [
      {
        file: 'packages/ui-kit/src/components/Disclosure/Disclosure.test.tsx',
        title: 'heard: words and state that agree, from the button alone; the comments follow it',
      },
      {
        file: 'packages/ui-kit/src/components/Tabs/Tabs.test.tsx',
        title: 'heard: three tabs in a list, one selected, which names its panel',
      },
      {
        file: 'packages/ui-kit/src/components/ToggleButtonGroup/ToggleButtonGroup.test.tsx',
        title: 'heard: a toolbar of toggle buttons, never radios, whose names stay as they are',
      },
      {
        file: 'packages/ui-kit/src/components/Button/Button.test.tsx',
        title: 'heard: its words, that it is unavailable, and the reason with the number',
      },
      { file: 'packages/app/tools/audit/planted.long.test.ts', title: 'find %s by its rules: %j' },
    ],
  },
  {
    number: '4.1.3',
    name: 'Status Messages',
    by: 'T',
    words: 'Each outcome is heard once, without moving the focus.',
    tests: [
      { file: 'packages/app/src/outcomes.test.tsx', title: 'sees and hears once that it is done' },
      { file: 'packages/app/src/outcomes.test.tsx', title: 'sees and hears once that it failed' },
      {
        file: 'packages/ui-kit/src/components/Announcer/Announcer.test.tsx',
        title: 'does not say the same again within a second',
      },
      {
        file: 'packages/ui-kit/src/components/Stepper/Stepper.test.tsx',
        title: 'says the number once, however fast it is stepped, and keeps the focus at the end',
      },
      { file: 'packages/app/src/outcomes.test.tsx', title: 'is found by what is heard' },
    ],
  },
];
