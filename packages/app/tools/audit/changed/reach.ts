import { readingModules, type Module } from './modules.ts';

type Read = (file: string) => Module;

interface Giver {
  /** What has the name; `all` where it stands for a whole module. */
  file: string;
  isAll: boolean;
  /** Modules that only pass it on. */
  through: readonly string[];
}

/** Which module a name of `file` comes from. The kit and the contract give out hundreds of names through one module each. */
function giverOf(
  read: Read,
  file: string,
  name: string,
  seen: ReadonlySet<string> = new Set(),
): Giver | undefined {
  if (seen.has(file)) return undefined;
  const further = new Set([...seen, file]);
  const { exports } = read(file);
  const own = exports.find((one) => one.name === name);
  if (own && own.file === undefined) return { file, isAll: false, through: [] };
  const passedOn = (target: string, original: string): Giver | undefined => {
    const found = giverOf(read, target, original, further);
    return found && { ...found, through: [file, ...found.through] };
  };
  if (own?.file !== undefined)
    return own.original === undefined
      ? { file: own.file, isAll: true, through: [file] }
      : (passedOn(own.file, own.original) ?? { file: own.file, isAll: false, through: [file] });
  for (const one of exports)
    if (one.name === undefined && one.file !== undefined) {
      const found = passedOn(one.file, name);
      if (found) return found;
    }
  return undefined;
}

/**
 * Every file of this workspace that what `entry` shows may depend on, by imports of any kind. It does not go into what is
 * `outside`. A name is followed to the module that has it, and not into all else that the module in between passes on.
 */
export function reaching(read: Read = readingModules()) {
  return (entry: string, isOutside: (file: string) => boolean = () => false): Set<string> => {
    const reached = new Set<string>();
    const whole = new Set<string>();
    const followed = new Set<string>();
    const visit = (file: string, isAll: boolean): void => {
      if (isOutside(file) || whole.has(file) || (!isAll && followed.has(file))) return;
      reached.add(file);
      if (isAll) whole.add(file);
      const { imports, exports } = read(file);
      if (isAll) for (const { file: target } of exports) if (target !== undefined) visit(target, true);
      if (followed.has(file)) return;
      followed.add(file);
      for (const { file: target, names } of imports) {
        if (names === 'all') visit(target, true);
        else if (!isOutside(target))
          for (const name of names) {
            const giver = giverOf(read, target, name) ?? { file: target, isAll: false, through: [] };
            for (const between of giver.through) reached.add(between);
            visit(giver.file, giver.isAll);
          }
      }
    };
    visit(entry, true);
    return reached;
  };
}
