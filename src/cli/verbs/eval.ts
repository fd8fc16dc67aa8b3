import { createInterface } from 'node:readline';
import { callsTemplate, defaultRelease } from '../../engine/index.ts';
import { evaluateLine, type RubyOfExpressions } from '../evaluate.ts';
import { releaseNamed } from '../nodes/nodes-of-folder.ts';
import { printLine, printRow } from '../output.ts';
import type { VerbCall } from '../words/verb.ts';

/** Evaluates the arguments. Without arguments, evaluates the lines of standard input. */
export async function runEval({ args, given, ...tools }: VerbCall): Promise<number> {
  const release = releaseNamed(given.find('release') ?? defaultRelease);
  let status = 0;
  let ruby: RubyOfExpressions | undefined;
  for await (const line of args.length > 0 ? args : createInterface({ input: process.stdin })) {
    if (line.trim() === '') continue;
    if (callsTemplate(line)) ruby ??= await openRuby(tools);
    const row = evaluateLine(line.replaceAll('\\n', '\n'), release, { ruby });
    if (row.error !== undefined) status = 1;
    if (given.has('json')) printRow(row);
    else {
      for (const log of row.logs ?? []) process.stdout.write(`${log.level}: ${log.message}\n`);
      if (row.error === undefined) process.stdout.write(`${row.value ?? ''}  # ${row.type ?? ''}\n`);
      else printLine('error', row.error.message);
    }
  }
  return status;
}

async function openRuby({
  loadRuby,
  loadMachine,
}: Pick<VerbCall, 'loadRuby' | 'loadMachine'>): Promise<RubyOfExpressions> {
  const [snapshot, machine] = await Promise.all([loadRuby(), loadMachine()]);
  return { snapshot, target: machine.createTarget({}, () => {}) };
}
