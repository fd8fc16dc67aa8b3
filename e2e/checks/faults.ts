/**
 * `node scripts/run.mjs e2e/checks/faults.ts FOLDER [COUNT [SEED]] [--missed]`: injects faults into the manifests of
 * real modules in FOLDER, one at a time and COUNT of each kind. Prints for each kind how many faults the static checks
 * mark at the right place. `--missed` also prints the faults that no check marks.
 */
import {
  childPusher,
  defaultRelease,
  getRelease,
  LineIndex,
  parse,
  validate,
  type AstNode,
} from '../../src/engine/index.ts';
import { LanguageService } from '../../src/language-service/service.ts';
import { faultKinds, type Fault, type FaultContext } from './fault-kinds.ts';
import { moreFaultKinds } from './more-fault-kinds.ts';
import { readFolder } from './read-folder.ts';

const args = process.argv.slice(2).filter((each) => !each.startsWith('--'));
const [folder = '.', count = '15', seed = '1'] = args;
const printsMissed = process.argv.includes('--missed');
const { files, kept } = readFolder(folder);
const service = new LanguageService();
const release = getRelease(defaultRelease);
const random = createRandom(Number(seed));

const project = { files, keptPaths: kept, facts: {}, release };
service.update(project);
const before = new Map<string, number>();
let since = service.check({ first: undefined });
const take = ({ files: checked }: typeof since): void => {
  for (const { file, findings } of checked) before.set(file, findings.length);
};
take(since);
while (!since.isDone) {
  since = service.check({ first: undefined, since });
  take(since);
}

/** Nodes of all manifests that are free of findings, with their files. */
const places: {
  readonly file: string;
  readonly text: string;
  readonly node: AstNode;
  readonly parents: readonly AstNode[];
}[] = [];
for (const [file, text] of files) {
  if (!/\/manifests\/.*\.pp$/.test(file) || before.get(file) !== 0) continue;
  const { program, diagnostics } = parse(text, file);
  if (diagnostics.length > 0) continue;
  const pending: { readonly node: AstNode; readonly parents: readonly AstNode[] }[] = [{ node: program, parents: [] }];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { node, parents } = next;
    places.push({ file, text, node, parents });
    const children: AstNode[] = [];
    childPusher(children)(node);
    for (const child of children) pending.push({ node: child, parents: [...parents, node] });
  }
}

let total = 0;
let found = 0;
for (const kind of [...faultKinds, ...moreFaultKinds]) {
  const faults: (Fault & { readonly file: string; readonly source: string })[] = [];
  const tried = new Set<number>();
  while (faults.length < Number(count) && tried.size < places.length) {
    const index = Math.floor(random() * places.length);
    if (tried.has(index)) {
      if (tried.size > places.length / 2) break;
      continue;
    }
    tried.add(index);
    const place = places[index];
    if (place === undefined) continue;
    const { file, text: source, node, parents } = place;
    const context: FaultContext = { text: source, parents, service, random };
    const fault = kind.make(node, context);
    if (fault !== undefined) faults.push({ ...fault, file, source });
  }
  const missed = faults.filter((fault) => !isMarked(fault));
  total += faults.length;
  found += faults.length - missed.length;
  console.log(`${kind.name.padEnd(44)} ${faults.length - missed.length} of ${faults.length}`);
  if (printsMissed)
    for (const { file, start, source, text, length } of missed)
      console.log(
        `    ${file}:${new LineIndex(source).lineAt(start)}: ${source.slice(start, start + length)} -> ${text}`,
      );
}
console.log(`${'all'.padEnd(44)} ${found} of ${total} (${((100 * found) / total).toFixed(1)} %)`);

/** Returns whether a finding on the fault's line covers the fault. */
function isMarked({
  file,
  source,
  start,
  length,
  text,
  mark,
}: Fault & { readonly file: string; readonly source: string }): boolean {
  const changed = source.slice(0, start) + text + source.slice(start + length);
  service.update({ ...project, files: new Map([...files, [file, changed]]) });
  const lines = new LineIndex(changed);
  const result = service.check({ first: file, since });
  const own = result.files.find((each) => each.file === file)?.findings ?? [];
  service.update(project);
  let answer = service.check({ first: file, since: result });
  while (!answer.isDone) answer = service.check({ first: file, since: answer });
  since = answer;
  // The page also shows what the parser and the validation of a single file find.
  const { program, diagnostics } = parse(changed, file);
  return [...own, ...diagnostics, ...validate(program)].some(({ span }) => {
    if (span === undefined) return false;
    const isTouching = span.offset <= mark[1] && mark[0] <= span.offset + span.length;
    return isTouching && lines.lineAt(span.offset) <= lines.lineAt(mark[1]);
  });
}

/** Creates a generator of pseudorandom numbers (mulberry32). */
function createRandom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
