import { createInterface } from 'node:readline';
import { callsTemplate, defaultRelease, type RubySnapshot } from '../../engine/index.ts';
import type { CaseMachine } from '../case-machine.ts';
import { evaluateLine, type RubyOfExpressions } from '../evaluate.ts';

interface EvalOptions {
  readonly json: boolean;
  readonly loadRuby: () => Promise<RubySnapshot>;
  readonly loadMachine: () => Promise<CaseMachine>;
}

export async function runEval(_: readonly string[], options: EvalOptions): Promise<number> {
  let status = 0;
  let ruby: RubyOfExpressions | undefined;
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim() === '') continue;
    if (callsTemplate(line)) ruby ??= await openRuby(options);
    const row = evaluateLine(line.replaceAll('\\n', '\n'), defaultRelease, { ruby });
    if (row.error !== undefined) status = 1;
    if (options.json) process.stdout.write(`${JSON.stringify(row)}\n`);
    else {
      for (const log of row.logs ?? []) process.stdout.write(`${log.level}: ${log.message}\n`);
      if (row.error === undefined) process.stdout.write(`${row.value ?? ''}  # ${row.type ?? ''}\n`);
      else process.stderr.write(`Error: ${row.error.message}\n`);
    }
  }
  return status;
}

async function openRuby({ loadRuby, loadMachine }: EvalOptions): Promise<RubyOfExpressions> {
  const [snapshot, machine] = await Promise.all([loadRuby(), loadMachine()]);
  return { snapshot, target: machine.createTarget({}, () => {}) };
}
