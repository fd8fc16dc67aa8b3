import { describe, expect, it } from 'vitest';
import { recognizeFile } from '../recognize/recognize.ts';
import { readLog } from './read-log.ts';

interface Expected {
  readonly cycles: readonly (readonly string[])[];
  readonly failures: readonly unknown[];
  readonly skipped: readonly string[];
  readonly missing: readonly unknown[];
  readonly edges?: readonly unknown[];
  readonly announced_cycles?: number;
  readonly incomplete_cycles?: readonly (readonly string[])[];
}

/** Logs as users paste them. Each has a file with the expected content. */
const logs: Readonly<Record<string, string>> = import.meta.glob('../../../e2e/agent-files/pasted/*/log.txt', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const expectations: Readonly<Record<string, Expected>> = import.meta.glob(
  '../../../e2e/agent-files/pasted/*/expected.json',
  { eager: true, import: 'default' },
);

function read(content: string) {
  const { text, recognized } = recognizeFile(content);
  return readLog(text, recognized.form === 'log-json' ? 'log-json' : 'log-text');
}

function summarize(content: string, expected: Expected) {
  const log = read(content);
  const members = (isWhole: boolean) =>
    log.cycles.filter((cycle) => cycle.isWhole === isWhole).map((cycle) => cycle.members);
  return {
    cycles: members(true),
    failures: log.failures.map(({ ref, message }) => ({ ref, message })),
    skipped: log.skipped.map(({ ref }) => ref),
    missing: log.missing.map(({ ref, wantedBy }) => ({ ref, for: wantedBy })),
    ...(expected.edges === undefined ? {} : { edges: log.edges.map(({ from, to }) => [from, to]) }),
    ...(expected.announced_cycles === undefined ? {} : { announced_cycles: log.announcedCycles }),
    ...(expected.incomplete_cycles === undefined ? {} : { incomplete_cycles: members(false) }),
  };
}

interface PublicCase {
  readonly cycles: readonly (readonly string[])[];
  /** Codes of the explanations, in the order of the messages. */
  readonly codes: readonly string[];
  readonly missing?: readonly unknown[];
  readonly duplicates?: readonly string[];
  readonly failed?: readonly string[];
  readonly skipped?: readonly string[];
  readonly edges?: readonly unknown[];
}

/** Logs in the formats that occur in public issues, with changed names. */
const publicLogs: Readonly<Record<string, string>> = import.meta.glob('../../../e2e/agent-files/public/*/log.txt', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const publicCases: Readonly<Record<string, PublicCase>> = import.meta.glob(
  '../../../e2e/agent-files/public/*/expected.json',
  { eager: true, import: 'default' },
);

describe('readLog', () => {
  const publics = Object.entries(publicLogs).map(
    ([path, content]) => [path.split('/').at(-2) ?? '', content, path] as const,
  );

  it.each(publics)('reads the public form %s', (_, content, path) => {
    const expected = publicCases[path.replace('log.txt', 'expected.json')];
    const log = read(content);
    expect({
      cycles: log.cycles.map(({ members }) => members),
      codes: [...new Set(log.lines.flatMap(({ code }) => code ?? []))],
      missing: log.missing.map(({ ref, wantedBy }) => ({ ref, for: wantedBy })),
      duplicates: log.duplicates.map(({ ref }) => ref),
      failed: log.failures.map(({ ref }) => ref),
      skipped: log.skipped.map(({ ref }) => ref),
      edges: log.edges.map(({ from, to }) => [from, to]),
    }).toEqual({
      cycles: expected?.cycles,
      codes: expected?.codes,
      missing: expected?.missing ?? [],
      duplicates: expected?.duplicates ?? [],
      failed: expected?.failed ?? [],
      skipped: expected?.skipped ?? [],
      edges: expected?.edges ?? [],
    });
  });

  const cases = Object.entries(logs).map(([path, content]) => [path.split('/').at(-2) ?? '', content, path] as const);

  it.each(cases)('finds in %s what its text shows', (_, content, path) => {
    const expected = expectations[path.replace('log.txt', 'expected.json')];
    const { about: _about, ...rest } = { about: '', ...expected };
    expect(expected && summarize(content, expected)).toEqual(rest);
  });

  it('keeps times, processes, sources and places', () => {
    const text =
      "2025-03-04 04:15:02 -0500 Puppet (notice): Applied catalog in 1 seconds\n2025-03-04 04:15:04 -0500 /Stage[main]/Main/File[/a]/ensure (err): change from 'absent' to 'file' failed: No (file: /etc/site.pp, line: 28)\n";
    expect(read(text).lines[1]).toMatchObject({
      level: 'err',
      source: '/Stage[main]/Main/File[/a]/ensure',
      ref: 'File[/a]',
      place: { file: '/etc/site.pp', line: 28 },
      time: 2000,
      number: 2,
    });
  });

  it('reports a cycle that syslog cuts at its longest line', () => {
    const members = Array.from({ length: 60 }, (_, index) => `File[/etc/long/name/${index}]`);
    const prefix = 'Jun  2 09:14:03 app2 puppet-agent[2213]: ';
    const cycle = `${prefix}(${[...members, members[0]].join(' => ')})\\nTry the '--graph' option`;
    const { cycles, announcedCycles } = read(`${prefix}Found 1 dependency cycle:\n${cycle.slice(0, 1024)}\n`);
    const [found] = cycles;
    expect([announcedCycles, found?.isWhole, found?.members]).toEqual([
      1,
      false,
      members.slice(0, found?.members.length),
    ]);
    expect(found?.members.length).toBeGreaterThan(30);
  });

  it('reads one message for each object of a JSON log that was cut and continued', () => {
    const text =
      '[\n{"level":"err","message":"Could not \\"a\\"","source":"Puppet"}\n,\n{"level":"notice","mess\n{"level":"notice","message":"b","source":"Puppet"}\n';
    const { lines, unread } = read(text);
    expect(lines.map(({ message, number }) => [message, number])).toEqual([
      ['Could not "a"', 2],
      ['b', 5],
    ]);
    expect(unread).toEqual([{ message: 'JSON values left out, because they are not log messages: 1.', line: 4 }]);
  });

  it.each([
    [
      'Puppet 8',
      'Error: Evaluation Error: Error while evaluating a Resource Statement, Duplicate declaration: Package[vim] is already declared at (file: /a.pp, line: 2); cannot redeclare (file: /b.pp, line: 7) (file: /b.pp, line: 7, column: 1) on node web.example.com',
    ],
    [
      'Puppet 3',
      'Error: Duplicate declaration: Package[vim] is already declared in file /a.pp:2; cannot redeclare at /b.pp:7 on node web.example.com',
    ],
    [
      'Puppet 2.7',
      'err: Duplicate definition: Package[vim] is already defined in file /a.pp at line 2; cannot redefine at /b.pp:7 on node web.example.com',
    ],
  ])('finds both places of a duplicate declaration of %s', (_, message) => {
    const { duplicates, compileErrors } = read(message);
    expect(duplicates).toMatchObject([
      { ref: 'Package[vim]', firstPlace: { file: '/a.pp', line: 2 }, place: { file: '/b.pp', line: 7 } },
    ]);
    expect(compileErrors).toMatchObject([{ certname: 'web.example.com' }]);
  });
});
