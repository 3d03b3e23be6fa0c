import { inject } from 'vitest';
import {
  createActor,
  SimulatedClock,
  type ActorLogic,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  type EventFrom,
  type InputFrom,
  type SnapshotFrom,
} from 'xstate';
import { getAdjacencyMap, getShortestPaths } from 'xstate/graph';

/** What is walked through, and how its states are told apart. */
export interface WalkOptions<Machine extends AnyStateMachine> {
  machine: Machine;
  input: InputFrom<Machine>;
  /** Everything a member can do. The ends of delays are found in the machine. */
  events: EventFrom<Machine>[];
  /** What tells two states apart: leave counters out, or there is no end of states. @default value and context */
  stateOf?: (snapshot: SnapshotFrom<Machine>) => unknown;
  /** Where the walk goes no further. */
  isFarEnough?: (snapshot: SnapshotFrom<Machine>) => boolean;
  /** The most states that are looked at. @default 5000 */
  limit?: number;
}

/** A way through a machine: events from its start on, the last one being what the walk is about. */
export interface Walk<Machine extends AnyStateMachine> {
  events: EventFrom<Machine>[];
  /** The state it leads to, by the machine's pure transitions. */
  leadsTo: SnapshotFrom<Machine>;
}

/** For every state that can be reached, and everything that can happen there: the shortest way to it, and that. */
export function walksOf<Machine extends AnyStateMachine>(options: WalkOptions<Machine>): Walk<Machine>[] {
  const { machine, input, stateOf = contextOf, isFarEnough, limit = 5000 } = options;
  const serializeState = (snapshot: AnyMachineSnapshot) =>
    JSON.stringify([snapshot.value, stateOf(snapshot as SnapshotFrom<Machine>)]);
  const traversal = {
    input: input as unknown,
    events: [...options.events, ...delayEvents(machine)] as AnyEventObject[],
    serializeState,
    limit,
    ...(isFarEnough && { stopWhen: isFarEnough as (snapshot: AnyMachineSnapshot) => boolean }),
  };
  const logic: ActorLogic<AnyMachineSnapshot, AnyEventObject> = machine;
  const steps = getAdjacencyMap(logic, traversal);
  return getShortestPaths(logic, traversal).flatMap(({ state, steps: way }) => {
    const before = way.slice(1).map(({ event }) => event);
    const next = Object.values(steps[serializeState(state) as keyof typeof steps]?.transitions ?? {});
    return next
      .filter(({ event }) => !isDelay(event) || isArmed(state, event.type))
      .map(({ event, state: leadsTo }) => ({
        events: [...before, event] as EventFrom<Machine>[],
        leadsTo: leadsTo as SnapshotFrom<Machine>,
      }));
  });
}

/**
 * Takes a walk on a running machine, on a simulated clock.
 *
 * @param onTransition is told every transition that is taken, also those without an event
 */
export function take<Machine extends AnyStateMachine>(
  machine: Machine,
  input: InputFrom<Machine>,
  { events }: Pick<Walk<Machine>, 'events'>,
  onTransition: (transition: AnyTransitionDefinition) => void = () => {},
): SnapshotFrom<Machine> {
  const clock = new SimulatedClock();
  const actor = createActor(machine as AnyStateMachine, {
    input,
    clock,
    inspect: (inspected) => {
      if (inspected.type === '@xstate.microstep' && isRoot(inspected))
        inspected._transitions.forEach(onTransition);
    },
  });
  actor.start();
  for (const event of events as AnyEventObject[]) {
    if (isDelay(event)) clock.increment(delayOf(machine, actor.getSnapshot(), event.type));
    else actor.send(event);
  }
  const snapshot = actor.getSnapshot() as SnapshotFrom<Machine>;
  actor.stop();
  return snapshot;
}

/** Walks to take on a running machine: each fourth in the short tier, which looks at the ends of all without one. */
export const walksInTier = <Machine extends AnyStateMachine>(walks: readonly Walk<Machine>[]) =>
  inject('isLong') ? walks : walks.filter((_, at) => at % 4 === 0);

/** The transitions of a machine that none of the walks takes, in words. A machine that is whole has none. */
export function untaken<Machine extends AnyStateMachine>(
  machine: Machine,
  input: InputFrom<Machine>,
  walks: readonly Walk<Machine>[],
): string[] {
  const left = new Map(transitionsOf(machine).map((one) => [one.transition, one.words]));
  for (const walk of walks) {
    if (left.size === 0) break;
    take(machine, input, walk, (transition) => left.delete(transition));
  }
  return [...left.values()];
}

/** The names of the states that no walk reaches. */
export function unreached<Machine extends AnyStateMachine>(
  machine: Machine,
  walks: readonly Walk<Machine>[],
): string[] {
  const reached = new Set(
    walks.flatMap(({ leadsTo }) => (leadsTo as AnyMachineSnapshot)._nodes.map(({ id }) => id)),
  );
  // What it goes through on its way, without stopping, is proved by its transitions.
  const resting = nodesOf(machine.root).filter(({ always }) => !always?.length);
  return resting.map(({ id }) => id).filter((id) => !reached.has(id));
}

/** A state with all that is in it. */
export const nodesOf = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(nodesOf),
];

const contextOf = (snapshot: AnyMachineSnapshot): unknown => snapshot.context;

const isDelay = ({ type }: { type: string }): boolean => type.startsWith('xstate.after.');

const delayEvents = (machine: AnyStateMachine) =>
  nodesOf(machine.root).flatMap(({ after }) =>
    after.map(({ eventType }): AnyEventObject => ({ type: String(eventType) })),
  );

/** Whether the delay of that event runs in this state: a pure transition would take it anywhere. */
const isArmed = (snapshot: AnyMachineSnapshot, type: string): boolean =>
  snapshot._nodes.some(({ after }) => after.some(({ eventType }) => eventType === type));

/** Compared by id: the first transitions are taken while the actor is made, before anything can name it. */
const isRoot = ({ actorRef, rootId }: { actorRef: { sessionId?: string }; rootId: string }): boolean =>
  actorRef.sessionId === rootId;

/** Milliseconds of the delay that ends with this event, in this state. */
function delayOf(machine: AnyStateMachine, snapshot: AnyMachineSnapshot, type: string): number {
  const delays = snapshot._nodes.flatMap(({ after }) => after);
  const delay = delays.find(({ eventType }) => eventType === type)?.delay;
  if (typeof delay === 'number') return delay;
  const named = machine.implementations.delays[String(delay)];
  if (typeof named === 'number') return named;
  if (typeof named !== 'function') throw new Error(`There is no delay for ${type}.`);
  const given: unknown = { context: snapshot.context as unknown, event: { type } };
  return named(given as never, undefined as never);
}

function transitionsOf(machine: AnyStateMachine) {
  return nodesOf(machine.root).flatMap((node) => {
    const taken = [...node.transitions.values()].flat();
    return [...taken, ...(node.always ?? [])].map((transition) => ({
      transition,
      words: `${node.id}: ${transition.eventType || 'always'} to ${transition.target?.map(({ id }) => id).join(', ') ?? 'itself'}`,
    }));
  });
}
