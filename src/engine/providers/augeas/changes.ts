import { withCode } from '../../diagnostics/failure.ts';
import { rubyInspect, rubyToString } from '../../formatting/ruby-inspect.ts';
import { Augeas, appliesTo, type FileEdits } from '../../machine/augeas/augeas.ts';
import { transforms, type Transform } from '../../machine/augeas/lenses/index.ts';
import { AugeasError } from '../../machine/augeas/tree.ts';
import type { Target } from '../../machine/target.ts';
import { TypeFailure } from '../../resource-types/failure.ts';
import type { ResourceInstance } from '../../resource-types/resource.ts';
import type { Value } from '../../values/value.ts';
import { parseCommands, type Command } from './commands.ts';
import { holds } from './conditions.ts';

const COMMANDS: Readonly<Record<string, (augeas: Augeas, first: string, second: string, third: string) => void>> = {
  set: (augeas, path, value) => ignoreFailure(() => augeas.set(path, value)),
  setm: (augeas, base, sub, value) => augeas.setMany(base, sub, value),
  clear: (augeas, path) => augeas.set(path, undefined),
  clearm: (augeas, base, sub) => augeas.setMany(base, sub, undefined),
  touch: (augeas, path) => (augeas.match(path).length === 0 ? augeas.set(path, undefined) : undefined),
  rm: (augeas, path) => augeas.remove(path),
  ins: (augeas, label, where, path) => {
    if (where !== 'before' && where !== 'after') throw new TypeFailure(`Invalid value '${where}' for where param`);
    augeas.insert(path, label, where === 'before');
  },
  mv: (augeas, from, to) => augeas.move(from, to),
  rename: (augeas, path, label) => ignoreFailure(() => augeas.rename(path, label)),
  defvar: (augeas, name, path) => augeas.defineVariable(name, path),
  defnode: (augeas, name, path, value) => augeas.defineNode(name, path, value),
};

const SYNONYMS: Readonly<Record<string, string>> = { remove: 'rm', insert: 'ins', move: 'mv' };

/**
 * Executes a command. Throws a `TypeFailure` for an unknown command, and an `AugeasError` if Augeas cannot execute it.
 */
function execute(augeas: Augeas, { name, args: [first = '', second = '', third = ''] }: Command): void {
  const command = COMMANDS[SYNONYMS[name] ?? name];
  if (command === undefined) throw new TypeFailure(`Command '${name}' is not supported`);
  command(augeas, first, second, third);
}

/**
 * Runs an operation, and ignores an `AugeasError`. Ruby's bindings do not report failures of `set` and `rename`, so
 * Puppet continues.
 */
function ignoreFailure(act: () => void): void {
  try {
    act();
  } catch (thrown) {
    if (!(thrown instanceof AugeasError)) throw thrown;
  }
}

export function executeAll(augeas: Augeas, commands: readonly Command[]): void {
  for (const command of commands) {
    try {
      execute(augeas, command);
    } catch (thrown) {
      if (!(thrown instanceof TypeFailure || thrown instanceof AugeasError)) throw thrown;
      const failed = `Error sending command '${command.name}' with params ${rubyInspect([...command.args])}`;
      throw new TypeFailure(`${failed}/${thrown instanceof TypeFailure ? thrown.message : failed}`);
    }
  }
}

function read(resource: ResourceInstance, name: string): string {
  const value = resource.get(name);
  return value === undefined ? '' : rubyToString(value);
}

function selectTransforms(resource: ResourceInstance): readonly Transform[] {
  if (resource.isSet('incl')) {
    const name = read(resource, 'lens');
    const found = transforms.find(({ module }) => `${module.toLowerCase()}.lns` === name.toLowerCase());
    if (found === undefined) {
      const known = transforms.map(({ module }) => `${module}.lns`).join(', ');
      throw new TypeFailure(`The simulated machine has no lens ${name}; it knows ${known}`);
    }
    return [{ ...found, includes: [read(resource, 'incl')], excludes: [] }];
  }
  // If the context is a plain path, only the lenses of its file are loaded.
  const context = /^\/files([^'"[\]]+)$/.exec(read(resource, 'context'))?.[1]?.replace(/\/$/, '') ?? '';
  const paths = parentsOf(context);
  const chosen = transforms.filter((each) => paths.some((path) => appliesTo({ ...each, excludes: [] }, path)));
  return chosen.length === 0 ? transforms : chosen;
}

/** Loads the resource's files into Augeas. Returns undefined if the condition `onlyif` is false. */
function open(resource: ResourceInstance, target: Target): Augeas | undefined {
  if (read(resource, 'load_path') !== '')
    throw new TypeFailure('The simulated machine cannot load lenses from files (load_path)');
  const context = read(resource, 'context');
  const augeas = new Augeas(target.files, selectTransforms(resource), readRoot(resource));
  const file = context.replace(/^\/files|\/$/g, '');
  if (resource.isSet('incl') ? augeas.unreadable.size > 0 : augeas.unreadable.has(file))
    resource.logAsProvider('warning', 'Loading failed for one or more files, see debug for /augeas//error output');
  const [condition] = parseCommands(resource.get('onlyif') ?? '', context);
  return holds(augeas, condition) ? augeas : undefined;
}

function readRoot(resource: ResourceInstance): string {
  return read(resource, 'root').replace(/\/$/, '');
}

/** Executes the commands, and returns the new content of the files without writing them. */
function edit(resource: ResourceInstance, target: Target, augeas: Augeas): FileEdits {
  const changes = resource.get('changes');
  if (changes === undefined) throw new TypeFailure("undefined method `flatten' for nil:NilClass");
  executeAll(augeas, parseCommands(changes, read(resource, 'context')));
  let edits: FileEdits;
  try {
    edits = augeas.save();
  } catch (thrown) {
    if (!(thrown instanceof AugeasError)) throw thrown;
    throw saveFailure(thrown.message);
  }
  for (const path of augeas.unsaved) {
    const isKnown = transforms.some((each) => parentsOf(path).some((parent) => appliesTo(each, parent)));
    if (!isKnown) throw new TypeFailure(`The simulated machine has no lens for ${path}`);
  }
  for (const path of edits.keys()) {
    const directory = readRoot(resource) + path.slice(0, path.lastIndexOf('/'));
    if (!target.files.isDirectory(directory)) throw saveFailure(`${directory} does not exist`);
  }
  return edits;
}

function saveFailure(reason: string): TypeFailure {
  return withCode('AUGEAS_SAVE_FAILED', new TypeFailure('Save failed, see debug output for details', reason));
}

function parentsOf(path: string): readonly string[] {
  return path.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'));
}

function isForced(resource: ResourceInstance): boolean {
  const force = resource.get('force');
  return force !== undefined && force !== false;
}

/** Returns the value of `returns`: `need_to_run` if the commands change a file or must always run, and otherwise 0. */
export function test(resource: ResourceInstance, target: Target): Value {
  const augeas = open(resource, target);
  if (augeas === undefined) return 0n;
  if (isForced(resource)) return 'need_to_run';
  const edits = edit(resource, target, augeas);
  for (const [path, text] of edits) {
    if (text !== undefined) continue;
    // Augeas removes the file at once. Puppet then fails, because it wants to compare the new content.
    const removed = readRoot(resource) + path;
    target.files.unlink(removed);
    throw new TypeFailure(`No such file or directory @ apply2files - ${removed}.augnew`);
  }
  return edits.size > 0 ? 'need_to_run' : 0n;
}

export function apply(resource: ResourceInstance, target: Target): void {
  // With `force`, Puppet skips the test. It has then already closed Augeas, and fails here.
  if (isForced(resource)) throw new TypeFailure("undefined method `match' for nil:NilClass");
  const augeas = open(resource, target);
  if (augeas === undefined) return;
  for (const [path, text] of edit(resource, target, augeas)) target.files.write(readRoot(resource) + path, text ?? '');
}
