/**
 * `npm run real-runs:growth [-- MEGABYTES]`: measures CPU seconds for hostile and large files of one, two and four
 * times a size (1 MB by default). The exit status is 1 if the largest file takes more than three times as long as the
 * middle one, and more than a second.
 */
import { readFileSync } from 'node:fs';
import { readDot } from '../../src/agent-files/graph/read-dot.ts';
import { readEdges } from '../../src/agent-files/graph/read-edges.ts';
import { readLog } from '../../src/agent-files/log/read-log.ts';
import { recognizeFile } from '../../src/agent-files/recognize/recognize.ts';

const ERROR =
  "Error: /Stage[main]/A/File[/x]/ensure: change from 'absent' to 'file' failed: Could not set 'file' on ensure: No such file or directory (file: /a.pp, line: 3)\n";
const EDGE =
  '{"certname":"a","relationship":"contains","source_type":"File","source_title":"/a","target_type":"File","target_title":"/b"},';
const CYCLE = 'Error: Found 1 dependency cycle:\n(';
const DIFFERENCE = 'Notice: /Stage[main]/A/File[/x]/content: \n--- a\n';

function fill(text: string, size: number): string {
  return text.repeat(Math.ceil(size / text.length));
}

function readPasted(name: string): string {
  return readFileSync(`e2e/agent-files/pasted/${name}/log.txt`, 'utf8');
}

const [journal, syslog] = [readPasted('journal-mixed'), readPasted('syslog-of-3')];

const FAMILIES: Readonly<Record<string, (size: number) => string | Uint8Array>> = {
  'journal of several programs': (size) => fill(journal, size),
  syslog: (size) => fill(syslog, size),
  failures: (size) => fill(ERROR, size),
  'short messages': (size) => fill('Error: a\n', size),
  'JSON log': (size) => fill('{"level":"err","message":"a","source":"Puppet"}\n,\n', size),
  'one long cycle': (size) => `${CYCLE}${fill('File[/a/b/c] => ', size)}File[/z])`,
  'spaces in a cycle': (size) => `${CYCLE}${fill(' ', size)}x`,
  'empty lines in a cycle': (size) => `${CYCLE}File[/a] =>${fill('\n', size)}x`,
  parentheses: (size) => `${CYCLE}${fill(')', size)}`,
  'brackets in sources': (size) => fill(`Error: /${'A[[]/'.repeat(300)}\n`, size),
  'open brackets in sources': (size) => fill(`Error: /${'A['.repeat(1500)}\n`, size),
  'one long error': (size) => `Error: ${fill('Could not find dependency File[a] for ', size)}`,
  'one long line without level': (size) => fill('change from a to b ', size),
  'marks of Markdown': (size) => `\`Error: ${fill('`', size)}x`,
  'color codes': (size) => fill('\u001b[1;31mError: a', size),
  'carriage returns': (size) => `${fill('\r', size)}x`,
  'deep JSON': (size) => fill('{"a":', size),
  'JSON string without end': (size) => `[{"level":"err","message":"${fill(String.raw`\"`, size)}`,
  'empty lines in a difference': (size) => `${DIFFERENCE}${fill('\n', size)}x\n`,
  'Latin-1': (size) => new Uint8Array(Buffer.from(fill('Error: gr\u00f6\u00dfe\n', size), 'latin1')),
  'two encodings in turn': (size) =>
    new Uint8Array(Buffer.concat(Array.from({ length: Math.ceil(size / 5) }, mixedLine))),
  'UTF-16': (size) => new Uint8Array(Buffer.from(`\ufeff${fill('Error: a\n', size / 2)}`, 'utf16le')),
  'graph on one line': (size) => `digraph Relationships {${fill('"File[/a]" -> "File[/b]" ', size)}}`,
  'one long chain': (size) => `digraph Resource_Cycles {\n${fill('"File[/a]" -> ', size)}"b"\n}`,
  'open quotes in a graph': (size) => `digraph x {\n${fill(String.raw`"a\\`, size)}`,
  'open comments in a graph': (size) => `digraph x {${fill('/*', size)}`,
  'edges of PuppetDB': (size) => `[${fill(EDGE, size).slice(0, -1)}]`,
  'edges, cut': (size) => `[${fill(`${EDGE}\n`, size)}`,
};

/** Returns lines in UTF-8 and Latin-1, alternately. */
function mixedLine(_: unknown, index: number): Buffer {
  return index % 2 === 0 ? Buffer.from('\u00fc\n') : Buffer.from('\u00fc\n', 'latin1');
}

function measure(content: string | Uint8Array): number {
  const start = process.cpuUsage();
  const { recognized, text } = recognizeFile(content);
  if (recognized.form === 'graph-dot') readDot(text);
  else if (recognized.form === 'graph-edges') readEdges(text);
  else readLog(text, recognized.form === 'log-json' ? 'log-json' : 'log-text');
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
}

const size = Number(process.argv[2] ?? 1) * 1024 * 1024;
for (const [name, make] of Object.entries(FAMILIES)) {
  const [once = 0, twice = 0, four = 0] = [1, 2, 4].map((times) => measure(make(size * times)));
  const isFaulty = four > 3 * twice && four > 1;
  if (isFaulty) process.exitCode = 1;
  const row = [once, twice, four].map((seconds) => seconds.toFixed(2).padStart(6)).join(' ');
  console.log(`${isFaulty ? 'FAILED' : 'ok    '} ${name.padEnd(30)} ${row} s`);
}
