import { expect, it } from 'vitest';
import { diagramOf, pathOf, restingStates } from './diagram.ts';
import { lamp } from './fixture.ts';

it('draws every state and transition of a machine', () => {
  expect(diagramOf(lamp).split('\n')).toEqual([
    'stateDiagram-v2',
    '  [*] --> lamp_off',
    '  state "off" as lamp_off',
    '  state "lit" as lamp_lit {',
    '    [*] --> lamp_lit_trying',
    '    state "trying" as lamp_lit_trying',
    '    state "bright" as lamp_lit_bright',
    '  }',
    '  state "broken" as lamp_broken',
    '  lamp_broken --> [*]',
    '  [*] --> lamp_broken : lamp.dropped',
    '  lamp_off --> lamp_lit : pressed',
    '  lamp_lit_trying --> lamp_broken : at once [isBroken]',
    '  lamp_lit_trying --> lamp_lit_bright : at once',
    '  lamp_lit_bright --> lamp_off : after glow',
  ]);
});

it('knows the states in which a machine can rest', () => {
  expect(restingStates(lamp.root).map(pathOf)).toEqual(['off', 'lit.bright']);
});
