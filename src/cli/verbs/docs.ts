/** Documents a module, as Puppet Strings does. */
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import {
  builtinTypes,
  createTarget,
  loadPlatform,
  rubyForCompiling,
  type RubySnapshot,
  type RubyStatement,
} from '../../engine/index.ts';
import { toMarkdown } from '../../module-docs/markdown.ts';
import { documentedFiles, readModule } from '../../module-docs/read-module.ts';
import { printLine } from '../output.ts';
import { UsageError, type VerbCall } from '../words/verb.ts';

const REFERENCE = 'REFERENCE.md';

/** Returns the exit status: 1 if `--check` finds that REFERENCE.md is out of date. */
export async function runDocs({ args, given, loadRuby }: VerbCall): Promise<number> {
  const [folder = '.', ...more] = args;
  if (more.length > 0) throw new UsageError('docs needs exactly one folder of a module.');
  if (!existsSync(folder)) throw new UsageError(`There is no folder '${folder}'.`);
  if (!statSync(folder).isDirectory()) throw new UsageError(`'${folder}' is a file, but docs needs a folder.`);
  const paths = globSync(documentedFiles, { cwd: folder });
  if (paths.length === 0) throw new UsageError(`'${folder}' has no code of a module, such as manifests/init.pp.`);
  const files = Object.fromEntries(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
  const needsRuby = paths.some((path) => path.endsWith('.rb'));
  const document = readModule(files, needsRuby ? await loadOutliner(loadRuby) : () => []);
  if (given.has('json')) {
    process.stdout.write(`${JSON.stringify(document, undefined, 2)}\n`);
    return 0;
  }
  const text = toMarkdown(document);
  const path = join(folder, REFERENCE);
  if (given.has('check')) return checkReference(path, text);
  if (given.has('write')) writeFileSync(path, text);
  else process.stdout.write(text);
  return 0;
}

function checkReference(path: string, text: string): number {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return 0;
  printLine('error', `${path} differs from the code. Write it with: bunraku docs --write`);
  return 1;
}

async function loadOutliner(
  loadRuby: () => Promise<RubySnapshot>,
): Promise<(text: string) => readonly RubyStatement[]> {
  const [snapshot] = await Promise.all([loadRuby(), loadPlatform('debian-12')]);
  const open = rubyForCompiling({
    snapshot,
    files: { paths: [], read: () => undefined },
    target: createTarget(),
    types: builtinTypes,
  });
  return open({ name: 'docs.example.com', facts: {} }).outline;
}
