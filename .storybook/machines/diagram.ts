import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** A machine that a docs page draws, with the story that shows each state it can rest in. */
export interface DrawnMachine {
  logic: AnyStateMachine;
  /** Names of exports of the story file, by the path of the state: `{ 'playing.mismatch': 'Mismatch' }`. */
  stories: Readonly<Record<string, string>>;
}

/** The path of a state below its machine: `playing.mismatch`. */
export const pathOf = ({ path }: AnyStateNode): string => path.join('.');

/** The states in which a machine can rest: not those that it goes through at once, or that have states of their own. */
export const restingStates = (node: AnyStateNode): AnyStateNode[] => {
  const children = Object.values(node.states);
  if (children.length > 0) return children.flatMap(restingStates);
  return node.always?.length || node.type === 'final' ? [] : [node];
};

/** A machine as Mermaid draws it: every state, and every transition with what causes it. */
export function diagramOf(machine: AnyStateMachine): string {
  const { root } = machine;
  const lines = ['stateDiagram-v2', ...childrenLines(root, '  '), ...arrowLines(root, '  ')];
  return lines.join('\n');
}

function childrenLines(node: AnyStateNode, indent: string): string[] {
  const children = Object.values(node.states);
  const start = node.initial?.target?.[0];
  const first = start && node.type !== 'parallel' ? [`${indent}[*] --> ${idOf(start)}`] : [];
  const drawn = children.map((child) => stateLines(child, indent));
  // Regions that run beside each other are divided by a line.
  const regions =
    node.type === 'parallel' ? drawn.flatMap((one) => [`${indent}--`, ...one]).slice(1) : drawn.flat();
  return [...first, ...regions];
}

function stateLines(node: AnyStateNode, indent: string): string[] {
  const name = `${indent}state "${node.key}" as ${idOf(node)}`;
  if (Object.keys(node.states).length === 0)
    return node.type === 'final' ? [name, `${indent}${idOf(node)} --> [*]`] : [name];
  return [`${name} {`, ...childrenLines(node, `${indent}  `), `${indent}}`];
}

/** All transitions, those of inner states too. A state without a target of its own keeps what it is. */
function arrowLines(node: AnyStateNode, indent: string): string[] {
  const transitions = [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
  const isRoot = node.parent === undefined;
  const own = transitions.flatMap((transition) => {
    // The machine as a whole has no box of its own.
    if (isRoot && !transition.target) return [];
    const targets = transition.target ?? [node];
    const from = isRoot ? '[*]' : idOf(node);
    return targets.map((target) => `${indent}${from} --> ${idOf(target)} : ${labelOf(transition)}`);
  });
  return [...own, ...Object.values(node.states).flatMap((child) => arrowLines(child, indent))];
}

/** Mermaid takes dots and hyphens for signs of its own. */
export const idOf = ({ id }: AnyStateNode): string => id.replaceAll(/[^A-Za-z0-9]/g, '_');

const DELAY = /^xstate\.after\.(?<delay>.+?)\.[^.]+(?:\..*)?$/;

function labelOf({ eventType, guard }: AnyTransitionDefinition): string {
  const event = String(eventType);
  const delay = DELAY.exec(event)?.groups?.['delay'];
  const cause = delay ? `after ${delay}` : event === '' ? 'at once' : event;
  const name = nameOf(guard);
  return (name ? `${cause} [${name}]` : cause).replaceAll(':', ' ');
}

function nameOf(guard: unknown): string | undefined {
  if (typeof guard === 'string') return guard;
  if (typeof guard === 'object' && guard !== null && 'type' in guard) return String(guard.type);
  return guard === undefined ? undefined : 'a condition';
}
