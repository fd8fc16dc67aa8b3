import { describe, expect, test } from 'vitest';
import { readRecorded } from '../../../e2e/agent-files/recorded.ts';
import { readReports } from './read-report.ts';

const yaml = readRecorded('failure-with-skips/puppet-8.11.0/report.yaml');
const json = readRecorded('failure-with-skips/puppet-8.11.0/report.json');

function refuse(text: string): string {
  const read = readReports(text);
  return read.kind === 'refused' ? read.message : `read as ${read.runs.length} runs`;
}

function readOne(text: string) {
  const read = readReports(text);
  if (read.kind === 'refused') throw new Error(read.message);
  const [run] = read.runs;
  if (run === undefined) throw new Error('There is no run.');
  return run;
}

const head =
  "--- !ruby/object:Puppet::Transaction::Report\nhost: web\ntime: '2025-03-04T09:15:01+00:00'\nreport_format: 12\n";

describe('damaged reports', () => {
  test('a report that is cut anywhere is read up to the cut, and says so', () => {
    const whole = readOne(yaml);
    for (let part = 1; part < 40; part += 1) {
      const cut = yaml.slice(0, Math.floor((yaml.length * part) / 40));
      const { run, unread } = readOne(cut);
      expect(unread.length, `after ${cut.length} characters`).toBeGreaterThan(0);
      expect(whole.run.logs.slice(0, run.logs.length - 1)).toEqual(run.logs.slice(0, -1));
    }
  });

  test('an old report, which begins with the metrics, is read without its node', () => {
    const old = readRecorded('failure-with-skips/puppet-3.8.7/report.yaml');
    const { certname, run } = readOne(old.slice(0, old.indexOf('resource_statuses:')));
    expect([certname, run.logs.length > 5]).toEqual(['unknown', true]);
  });

  test('JSON that is cut is read up to its last complete element', () => {
    const cut = json.slice(0, json.indexOf('"metrics"') + 40);
    const { run, unread } = readOne(cut);
    expect(run.logs).toHaveLength(readOne(json).run.logs.length);
    expect(unread[0]?.message).toMatch(/^The JSON is incomplete: the file ends in line 1/);
  });

  test('a mistake within YAML is named with its line', () => {
    const { run, unread } = readOne(yaml.replace('resource_statuses:', '\t: ]\nresource_statuses:'));
    expect(run.logs.length).toBeGreaterThan(5);
    expect(unread[0]?.message).toMatch(/^The YAML has an error: .* at line \d+/);
  });

  test.each([
    ['', 'The file is empty.'],
    ['[]', 'The list is empty: the query found no reports and no events.'],
    ['just a word', /^This is not a report/],
    ['{"a": 1}', /^This is not a report/],
    ['[1, 2]', /^This is not a report/],
    ['[[[', /^The JSON is incomplete/],
    ['a: [', /^The YAML has an error/],
  ])('%j is refused with a reason', (text, reason) => {
    expect(refuse(text)).toMatch(reason);
  });
});

describe('hostile reports', () => {
  test('aliases that multiply are refused', () => {
    const levels = Array.from({ length: 12 }, (_, level) => {
      const items = level === 0 ? "'x'" : Array.from({ length: 9 }, () => `*a${level - 1}`).join(', ');
      return `a${level}: &a${level} [${items}]`;
    });
    expect(refuse(`${head}${levels.join('\n')}\n`)).toContain('more than');
  });

  test('an alias of itself ends', () => {
    expect(readOne(`${head}logs: &logs\n- *logs\n`).certname).toBe('web');
  });

  test('deep nesting ends in both forms', () => {
    expect(readOne(`${head}tags: ${'['.repeat(5000)}`).certname).toBe('web');
    const nested = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const event = `{"property":"p","status":"success","desired_value":${nested}}`;
    const report = `{"host":"web","time":"2025-03-04 09:15:01 +00:00","resource_statuses":{"A[a]":{"resource":"A[a]","events":[${event}]}}}`;
    expect(readOne(report).run.resources[0]?.changes[0]?.desired).toContain('…');
    expect(refuse('['.repeat(1_000_000))).toMatch(/JSON/);
  });

  test("Ruby's tags create no object", () => {
    const tagged = `${head}logs:\n- !ruby/object:Gem::Installer\n  message: !ruby/sym hello\n  level: !ruby/sym err\n`;
    expect(readOne(tagged).run.logs).toEqual([{ level: 'err', source: 'Puppet', message: 'hello' }]);
  });

  test('Base64 of output that is not UTF-8 is decoded', () => {
    const binary = `${head}logs:\n- message: !binary |-\n    Y2Fm6SBvaw==\n`;
    expect(readOne(binary).run.logs[0]?.message).toBe('caf\ufffd ok');
  });

  test('names of JavaScript are ordinary names', () => {
    const report = {
      host: 'constructor',
      time: 'never',
      metrics: { toString: { values: [['__proto__', 'x', 1]] } },
      resource_statuses: {
        'A[__proto__]': { title: '__proto__', resource_type: 'A', failed: 'true' },
        hasOwnProperty: 3,
      },
    };
    const read = readOne(JSON.stringify(report));
    expect(read).toMatchObject({ certname: 'constructor', startedAt: 0 });
    expect(read.run.resources).toMatchObject([{ ref: 'A[__proto__]', outcome: 'failed' }]);
  });

  test('fields of other types count as absent', () => {
    const report = { host: ['a'], time: 5, logs: { a: 1 }, metrics: 'x', resource_statuses: [1], status: {} };
    expect(readOne(JSON.stringify(report))).toMatchObject({ certname: 'unknown', run: { resources: [], logs: [] } });
  });
});

describe('answers of PuppetDB', () => {
  const event = (report: string, title: string, status: string) => ({
    certname: 'db',
    report,
    run_start_time: '2025-03-04T09:15:00.000Z',
    run_end_time: '2025-03-04T09:15:09.500Z',
    resource_type: 'File',
    resource_title: title,
    property: status === 'skipped' ? null : 'ensure',
    timestamp: '2025-03-04T09:15:02.000Z',
    status,
    old_value: 'absent',
    new_value: 'file',
    message: 'created',
    file: '/site.pp',
    line: 3,
    containment_path: ['Stage[main]', 'Main', `File[${title}]`],
  });

  test('events become one run for each report', () => {
    const rows = [event('one', '/a', 'success'), event('two', '/a', 'failure'), event('one', '/b', 'skipped')];
    const read = readReports(JSON.stringify(rows));
    const runs = read.kind === 'runs' ? read.runs : [];
    expect(runs.map(({ run }) => run.resources.map(({ ref, outcome }) => `${ref} ${outcome}`))).toEqual([
      ['File[/a] changed', 'File[/b] skipped'],
      ['File[/a] failed'],
    ]);
    expect(runs[0]).toMatchObject({ certname: 'db', run: { duration: 9500, status: 'changed' } });
  });

  test('commands of old versions have dashes and flat events', () => {
    const stored = {
      command: 'store report',
      version: 3,
      payload: {
        certname: 'old',
        'puppet-version': '3.8.7',
        'start-time': '2025-03-04T09:15:00.000Z',
        'end-time': '2025-03-04T09:15:01.000Z',
        'resource-events': [
          {
            'resource-type': 'File',
            'resource-title': '/a',
            'new-value': 'file',
            status: 'success',
            property: 'ensure',
          },
        ],
      },
    };
    expect(readOne(JSON.stringify(stored))).toMatchObject({
      certname: 'old',
      puppetVersion: '3.8.7',
      run: { resources: [{ ref: 'File[/a]', outcome: 'changed', changes: [{ desired: 'file' }] }] },
    });
  });

  test('one report for each line is read as several', () => {
    const line = json.trim();
    expect(readReports(`${line}\n${line}\n`)).toMatchObject({ kind: 'runs', runs: [{}, {}] });
  });

  test('an answer without the events says so', () => {
    const row = {
      certname: 'db',
      start_time: '2025-03-04T09:15:00Z',
      status: 'changed',
      resource_events: { href: '/x', data: null },
    };
    expect(readOne(JSON.stringify([row])).unread.map(({ message }) => message)).toContain(
      'The PuppetDB response has only a link to the events. Open the response from that link to see the events.',
    );
  });
});
