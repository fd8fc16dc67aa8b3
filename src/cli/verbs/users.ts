/** Lists the nodes and places that use classes, data keys and files. */
import { nearNames } from '../../engine/index.ts';
import type { Thing } from '../../language-service/answers.ts';
import { countText } from '../../protocol/count-text.ts';
import { findUsers, type Users } from '../../protocol/nodes/find-users.ts';
import { onlyEnvironment } from '../input-files.ts';
import { printRow } from '../output.ts';
import { compiledText, compileUsages, locationText, type CompiledUsages } from '../usage/compile-usages.ts';
import { UsageError, type VerbCall } from '../words/verb.ts';

/** Maximum number of nodes to name in the text output. The JSON output names all nodes. */
const MOST_NODES = 10;

interface ThingUsers extends Users {
  readonly thing: Thing;
  /** Other places in the files that mention the class, data key or file. */
  readonly mentions: readonly string[];
}

/** Returns the exit status: 1 if one of the named classes, data keys and files is not used by any node. */
export async function runUsers({ args, given, loadRuby }: VerbCall): Promise<number> {
  if (args.length === 0) throw new UsageError('users needs the name of a class, a data key or a file.');
  const path = onlyEnvironment('users', [given.find('dir') ?? '.']);
  const compiled = await compileUsages('users', path, given, loadRuby);
  if (compiled === undefined) return 0;
  const things = args.flatMap((name) => findThings(name, compiled));
  const found = things.map((thing) => usersOf(thing, compiled));
  const nodes = compiled.results.length;
  const failed = compiled.results.filter(({ error }) => error !== undefined).length;
  if (given.has('json')) {
    found.forEach((users) => printRow(toRow(users, compiled)));
    printRow({ nodes, failed });
  } else {
    const blocks = found.map((users) => `${toText(users, compiled)}\n`);
    process.stdout.write(`${blocks.join('\n')}\n${compiledText(nodes, failed)}\n`);
  }
  return found.every((users) => users.nodes.length > 0) ? 0 : 1;
}

function findThings(name: string, { service, usages }: CompiledUsages): readonly Thing[] {
  const { things, exact } = service.answer('things', { query: name });
  if (exact > 0) return things.slice(0, exact);
  // Code may look up a key that has no value in data.
  if (usages.some(({ uses }) => uses.keys.some(({ key }) => key === name)))
    return [{ kind: 'key', name, definitions: [] }];
  const all = service.answer('things', { query: '' }).things.map((thing) => thing.alias ?? thing.name);
  const near = [...nearNames(name, all), ...things.map((thing) => thing.name)].slice(0, 3);
  const hint = near.length === 0 ? '' : ` Did you mean ${near.map((each) => `'${each}'`).join(' or ')}?`;
  throw new UsageError(`No class, data key or file is called '${name}'.${hint}`);
}

function usersOf(thing: Thing, { service, usages, folder }: CompiledUsages): ThingUsers {
  const users = findUsers(usages, thing);
  const reached = new Set(users.places.map(({ place }) => `${place.file}:${place.line}`));
  const { locations } = service.answer('mentions', { kind: thing.kind, name: thing.name });
  const mentions = [...new Set(locations.map((location) => locationText(location, folder)))];
  return { ...users, thing, mentions: mentions.filter((place) => !reached.has(place)) };
}

function toRow({ thing, nodes, places, byParameter, mentions }: ThingUsers, { folder }: CompiledUsages) {
  const { kind, name, definitions } = thing;
  return {
    kind,
    name,
    definitions: definitions.map((location) => locationText(location, folder)),
    nodes,
    places: places.map(({ place, by, nodes: own }) => ({ place: `${place.file}:${place.line}`, by, nodes: own })),
    ...(kind === 'key' ? { byParameter } : {}),
    mentions,
  };
}

function toText({ thing, nodes, places, byParameter, mentions }: ThingUsers, { folder }: CompiledUsages): string {
  const { kind, name, definitions } = thing;
  const [first, ...more] = definitions.map((location) => locationText(location, folder));
  const where = first === undefined ? '' : more.length === 0 ? ` (${first})` : ` (${first} and ${more.length} more)`;
  const named = nodes.slice(0, MOST_NODES).join(', ');
  const left = nodes.length > MOST_NODES ? ` and ${nodes.length - MOST_NODES} more` : '';
  return [
    `${kind} ${name}${kind === 'file' ? '' : where}`,
    nodes.length === 0 ? '  no node uses it' : `  ${countText(nodes.length, 'node')}: ${named}${left}`,
    ...(byParameter.length === 0 ? [] : [`  parameter of its class on ${countText(byParameter.length, 'node')}`]),
    ...places.map(
      ({ place, by, nodes: own }) =>
        `  ${place.file}:${place.line}: ${by === undefined ? '' : `${by}, `}${countText(own.length, 'node')}`,
    ),
    ...mentions.map((place) => `  ${place}: ${byParameter.length > 0 ? 'the parameter' : 'named here'}`),
  ].join('\n');
}
