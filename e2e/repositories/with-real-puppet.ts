/**
 * `node scripts/run.mjs e2e/repositories/with-real-puppet.ts FOLDER FACTS COUNT ORACLE [NODE …]`: compiles nodes of a
 * control repository here and with real Puppet, from the same files and facts, and compares the catalogs: resources,
 * parameters and containment edges. ORACLE is the recorder of cases (`e2e/conformance/recorder/README.md`). The exit
 * status is 1 if a node differs.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectFacts, platforms, getRelease, yamlData, type Facts } from '../../src/engine/index.ts';
import { FactsByNode } from '../../src/cli/nodes/by-node.ts';

interface Row {
  readonly ref: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

interface Compiled {
  readonly catalog?: {
    readonly resources: readonly Row[];
    readonly containment: readonly unknown[];
  };
  readonly compile_error?: { readonly message: string };
}

const [folder = '', facts = '', count = '20', oracle = '', ...chosen] = process.argv.slice(2);
const factsByName = new FactsByNode([facts]);
const names = chosen.length > 0 ? chosen : [...factsByName.names];
const casePath = join(folder, 'case.json');

function lastRow(command: string, args: readonly string[]): Compiled {
  const printed = execFileSync(command, args, {
    encoding: 'utf8',
    maxBuffer: 1 << 30,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const line = printed.split('\n').findLast((each) => each.startsWith('{"case"')) ?? '{}';
  return JSON.parse(line) as Compiled;
}

/** Returns the facts that stand-ins provide as data of a module. A plain compilation does not read this data. */
function standInFacts(): Facts {
  const path = join(folder, 'modules/stand_ins/facts.d/stand-ins.yaml');
  const read = existsSync(path) ? yamlData(readFileSync(path, 'utf8')) : undefined;
  return read?.kind === 'data' ? (read.value as Facts) : {};
}

/** Returns all facts of a node. Legacy facts are included in every release, as if the node had sent them. */
function wholeFacts(name: string): Facts {
  const own = { ...standInFacts(), ...factsByName.find(name) };
  return collectFacts(platforms['debian-12'], name, own, getRelease('8.11'), {
    legacyFacts: true,
  });
}

/** Returns a line for each difference between two catalogs. */
function differences(real: Compiled, own: Compiled): readonly string[] {
  if (real.catalog === undefined || own.catalog === undefined) {
    const [wanted, found] = [real.compile_error?.message, own.compile_error?.message];
    return wanted === found && wanted !== undefined
      ? []
      : [`real: ${wanted ?? 'compiles'}`, `here: ${found ?? 'compiles'}`];
  }
  const wanted = new Map(real.catalog.resources.map((row) => [row.ref, row]));
  const found = new Map(own.catalog.resources.map((row) => [row.ref, row]));
  const edges = (compiled: Compiled): ReadonlySet<string> =>
    new Set(compiled.catalog?.containment.map((edge) => JSON.stringify(edge)));
  const [wantedEdges, foundEdges] = [edges(real), edges(own)];
  return [
    ...[...wanted.keys()].flatMap((ref) => (found.has(ref) ? [] : [`missing: ${ref}`])),
    ...[...found.keys()].flatMap((ref) => (wanted.has(ref) ? [] : [`too many: ${ref}`])),
    ...[...wanted].flatMap(([ref, row]) => parameterDifferences(ref, row, found.get(ref))),
    ...[...wantedEdges].flatMap((edge) => (foundEdges.has(edge) ? [] : [`missing edge: ${edge}`])),
    ...[...foundEdges].flatMap((edge) => (wantedEdges.has(edge) ? [] : [`edge too many: ${edge}`])),
  ];
}

function parameterDifferences(ref: string, wanted: Row, found: Row | undefined): readonly string[] {
  if (found === undefined) return [];
  const names = new Set([...Object.keys(wanted.parameters), ...Object.keys(found.parameters)]);
  return [...names].flatMap((name) => {
    const [one, other] = [wanted.parameters[name], found.parameters[name]].map((value) => JSON.stringify(value));
    return one === other ? [] : [`${ref} ${name}: real ${one?.slice(0, 300)}, here ${other?.slice(0, 300)}`];
  });
}

const settings = { strict: 'warning', strict_variables: 'false' };
const before = JSON.parse(readFileSync(casePath, 'utf8')) as object;
let [same, compiled, tried] = [0, 0, 0];
try {
  for (const name of names) {
    if (tried >= Number(count)) break;
    tried += 1;
    writeFileSync(
      casePath,
      JSON.stringify({
        ...before,
        node: name,
        facts: wholeFacts(name),
        stage: 'compile',
        settings,
      }),
    );
    const real = lastRow('ruby', [oracle, 'run', folder]);
    const own = lastRow('npm', ['run', '-s', 'cli', '--', 'run', '--json', folder]);
    const found = differences(real, own);
    if (found.length === 0) same += 1;
    if (real.catalog !== undefined) compiled += 1;
    const what =
      real.catalog === undefined
        ? (real.compile_error?.message ?? 'no catalog')
        : `${real.catalog.resources.length} resources`;
    process.stdout.write(
      `${found.length === 0 ? 'same' : 'differs'} ${name} (${what})\n${found
        .slice(0, 12)
        .map((line) => `    ${line}\n`)
        .join('')}`,
    );
  }
} finally {
  writeFileSync(casePath, JSON.stringify(before));
}
process.stdout.write(`${same} of ${tried} nodes are the same, ${compiled} of them compile with real Puppet\n`);
process.exitCode = same === tried ? 0 : 1;
