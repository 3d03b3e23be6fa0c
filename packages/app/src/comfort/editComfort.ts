import { readPreferences, type Preferences } from '@friendbase/ui-kit';
import type { Comfort, PreferenceName } from './comfort.tsx';
import { DEVICE, type Chosen, type ComfortSet } from './comfortSets.ts';
import { tellChanges } from './settingsAlong.ts';

/** Changes the comfort settings of whoever is here. Loaded with the screens that do. */
export interface ComfortEditor {
  change: (changes: Partial<Preferences>) => void;
  /** Takes the last change of this editor that made a difference back; once more, and it holds again. */
  undo: () => void;
  /** What is other than it was before the first change of this day. */
  changedToday: () => PreferenceName[];
  /** Back to what held before the first change of this day. */
  undoToday: () => void;
  /** All defaults. */
  putBack: () => void;
  /** Erases the settings of the member and of the device; while nobody is logged in, all that there are. */
  clear: () => void;
}

/** The values that `from` has for whatever is different in `to`. */
const difference = (from: Chosen, to: Chosen): Chosen => {
  const names = [...new Set([...Object.keys(from), ...Object.keys(to)])];
  return Object.fromEntries(
    names.filter((name) => from[name] !== to[name]).map((name) => [name, from[name]]),
  );
};

export function editComfort(comfort: Comfort, now = () => new Date()): ComfortEditor {
  const { sets, owner } = comfort;
  let last: Chosen = {};
  const today = () => now().toDateString();
  /** What was chosen before this day's first change. Stored data, so it may be damaged. */
  const chosenBefore = ({ before }: ComfortSet): Chosen =>
    before?.day === today() ? { ...before.chosen } : sets.chosen(owner());

  const change = (changes: Chosen) => {
    const chosen = sets.chosen(owner());
    const set = sets.read(owner());
    const undone = difference(chosen, { ...chosen, ...changes });
    // A second press of a hand that trembles changes nothing: Undo takes back the first.
    if (Object.keys(undone).length > 0) last = undone;
    sets.write(owner(), {
      ...set,
      chosen: { ...chosen, ...changes },
      before: { day: today(), chosen: chosenBefore(set) },
    });
    comfort.showAndPersist();
    tellChanges(comfort, Object.keys(changes));
  };
  return {
    change,
    undo: () => change(last),
    changedToday() {
      const earlier = readPreferences(chosenBefore(sets.read(owner())));
      const present = comfort.current();
      return (Object.keys(present) as PreferenceName[]).filter((name) => present[name] !== earlier[name]);
    },
    undoToday: () => change(difference(chosenBefore(sets.read(owner())), sets.chosen(owner()))),
    putBack: () => change(difference({}, sets.chosen(owner()))),
    clear() {
      const owners = owner() === DEVICE ? sets.owners() : [owner(), DEVICE];
      for (const one of owners) sets.write(one, undefined);
      comfort.showAndPersist();
    },
  };
}
