/** Tests lesson packs: each start must fail a check, and each solution must pass all checks. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { wrongCheck, type PackFault, type PackLesson } from '../../lesson-packs/pack.ts';
import { proveLesson, type ProvenLesson, type ProvenState } from '../../lesson-packs/prove-pack.ts';
import { readPack } from '../../lesson-packs/read-pack.ts';
import type { TaskState } from '../../protocol/lessons/lesson.ts';
import { createEngine } from '../../worker/engine.ts';
import { bunrakuVersion } from '../bunraku-version.ts';
import type { Finding } from '../findings/finding.ts';
import { chooseFormat, printFindings } from '../findings/formats.ts';
import { printRow, styled } from '../output.ts';
import { UsageError, type VerbCall } from '../words/verb.ts';

interface ProvenLessonRow extends ProvenLesson {
  readonly lesson: PackLesson;
}

/** Returns the exit status: 1 if a pack cannot be read, or contains a lesson that fails the test. */
export async function runLessons({ args, given, loadRuby }: VerbCall): Promise<number> {
  if (args.length === 0) throw new UsageError('Name at least one folder with a lesson pack.');
  const { analyze, apply, shell } = createEngine({ load: loadRuby, failure: undefined, watch: () => {} });
  const engine = { analyze, shell, apply: (request: Parameters<typeof apply>[0]) => apply(request, () => {}) };
  const format = chooseFormat(given);
  const checked: string[] = [];
  const findings: Finding[] = [];
  for (const folder of args) {
    const read = readPack(readFiles(folder));
    if (!read.ok) {
      checked.push(folder);
      findings.push(...read.faults.map((fault) => faultFinding(folder, fault)));
      continue;
    }
    for (const lesson of read.pack.lessons) {
      const row = { lesson, ...(await proveLesson(lesson, engine)) };
      checked.push(lesson.id);
      findings.push(...row.faults.map((message) => lessonFinding(lesson.id, message)));
      if (format === 'text') printLesson(row, { shows: given.has('show'), logs: given.has('log') });
      if (format === 'json') printRow({ lesson: lesson.id, title: lesson.title, faults: row.faults });
    }
  }
  const unread = findings.filter(({ rule }) => rule === 'pack');
  if (format === 'text') for (const finding of unread) process.stdout.write(`${findingText(finding)}\n`);
  else if (format === 'json') for (const { file, line, message } of unread) printRow({ file, line, message });
  else printFindings(format, { verb: 'lessons', version: bunrakuVersion, checked, findings });
  return findings.length === 0 ? 0 : 1;
}

function readFiles(folder: string): Readonly<Record<string, string>> {
  if (!existsSync(folder)) throw new UsageError(`There is no folder '${folder}'.`);
  if (!statSync(folder).isDirectory()) throw new UsageError(`'${folder}' is a file, but lessons needs a folder.`);
  const paths = globSync(['**/*'], { cwd: folder, dot: true, ignore: ['**/.git/**', '**/node_modules/**'] });
  return Object.fromEntries(paths.toSorted().map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}

function faultFinding(folder: string, { file, line, message }: PackFault): Finding {
  return {
    rule: 'pack',
    level: 'error',
    message,
    file: join(folder, file),
    ...(line === undefined ? {} : { line }),
  };
}

function lessonFinding(lesson: string, message: string): Finding {
  return { rule: 'lesson', level: 'error', message, part: lesson };
}

function findingText({ file = '', line, message }: Finding): string {
  return `${styled('red', 'Error:')} ${file}${line === undefined ? '' : `:${line}`}: ${message}`;
}

const MARKS: Readonly<Record<TaskState['kind'], string>> = { passed: '✓', open: '✗', waiting: '…', unchecked: '·' };

function printLesson(row: ProvenLessonRow, { shows, logs }: { readonly shows: boolean; readonly logs: boolean }): void {
  const { lesson, states, unproven, faults } = row;
  const mark = faults.length === 0 ? styled('green', '✓') : styled('red', '✗');
  const lines = [`${mark} ${lesson.id}: ${lesson.title}`, ...faults.map((fault) => `    ${fault}`)];
  for (const state of shows || logs ? states : [])
    lines.push(`  ${state.name}`, ...(shows ? resultLines(state) : []), ...(logs ? logLines(state) : []));
  if (shows && unproven.length > 0)
    lines.push('  messages that no state shows', ...unproven.map(({ check, say }) => `    ${check}: ${say}`));
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** Formats the results of the checks. For a wrong attempt, includes only the check that the attempt must fail. */
function resultLines({ name, first, answer }: ProvenState): readonly string[] {
  if (answer.failure !== undefined) return [`    does not compile, so no check runs: ${answer.failure}`];
  const wrong = wrongCheck(name);
  const checks = answer.checks.filter(({ id }) => wrong === undefined || id === wrong);
  const outcome = wrong === undefined ? (first.prediction?.outcome ?? answer.prediction?.outcome) : undefined;
  return [
    ...checks.map(({ id, state }) => `    ${MARKS[state.kind]} ${id}${state.kind === 'open' ? `: ${state.seen}` : ''}`),
    ...(outcome === undefined ? [] : [`    prediction: ${outcome.answer}`]),
    ...(outcome?.why === undefined ? [] : [`      ${outcome.why}`]),
  ];
}

function logLines({ log }: ProvenState): readonly string[] {
  return log.map(
    ({ level, source, message }) => `    log: ${level} ${source}: ${message.trimEnd().replaceAll('\n', '\n      ')}`,
  );
}
