/**
 * `node scripts/run.mjs e2e/checks/run.ts [--unused] [--json] FOLDER…`: runs the static checks on folders of code, and
 * prints the findings and the time. If real Puppet compiles the code, each finding is a false alarm. `--unused` also
 * searches for unused code. `--json` prints one finding per line, as input of settle.rb.
 */
import { defaultRelease, getRelease, type Diagnostic } from '../../src/engine/index.ts';
import { LineIndex } from '../../src/engine/index.ts';
import { LanguageService } from '../../src/language-service/service.ts';
import { readFolder } from './read-folder.ts';

const args = process.argv.slice(2);
const showsUnused = args.includes('--unused');
const writesJson = args.includes('--json');
const folders = args.filter((each) => !each.startsWith('--'));

for (const folder of folders) {
  const { files, kept } = readFolder(folder);
  const service = new LanguageService();
  const project = { files, keptPaths: kept, facts: {}, release: getRelease(defaultRelease) };
  const start = cpuTime();
  service.update(project);
  const indexed = cpuTime();
  const found: Diagnostic[] = [];
  let longest = 0;
  let since;
  for (let isDone = false; !isDone;) {
    const begin = cpuTime();
    const result = service.check({ first: undefined, since });
    longest = Math.max(longest, cpuTime() - begin);
    found.push(...result.files.flatMap(({ findings }) => findings));
    since = result;
    ({ isDone } = result);
  }
  const end = cpuTime();
  const [path = '', text = ''] = [...files].find(([each]) => each.endsWith('/manifests/init.pp')) ?? [];
  service.update({ ...project, files: new Map([...files, [path, `${text}\n`]]) });
  const edited = cpuTime();
  service.check({ first: path, since });
  const checked = cpuTime();
  const shown = found.filter(({ severity, isUnused }) => (severity !== 'info' && isUnused !== true) || showsUnused);
  for (const { file, span, code, message, hint = '' } of shown) {
    const place = span === undefined ? '' : new LineIndex(files.get(file) ?? '').positionAt(span.offset);
    if (writesJson) {
      const line = place === '' ? 1 : place.line;
      console.log(JSON.stringify({ file, line, offset: span?.offset ?? 0, code, message }));
      continue;
    }
    const line = place === '' ? '' : `${place.line}:${place.column}`;
    console.log(`${file}:${line}: ${message} ${hint}`);
  }
  console.error(
    `${folder}: ${files.size} files, ${shown.length} findings, ${found.length - shown.length} notes of unused code; index ${(indexed - start).toFixed()} ms, checks ${(end - indexed).toFixed()} ms (longest part ${longest.toFixed()} ms), after a key ${(checked - edited).toFixed()} ms`,
  );
}

/** Returns the CPU milliseconds of this process, which other processes do not affect. */
function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
