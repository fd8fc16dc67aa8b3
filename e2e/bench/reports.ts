/** Measures the CPU time to read reports of real runs in YAML and JSON, and of oversized and hostile files. */
import { hideValues } from '../../src/agent-files/secrets/hide-values.ts';
import { readReports } from '../../src/agent-files/report/read-report.ts';
import { showReport } from '../../src/agent-files/shown/show-report.ts';
import { countText } from '../../src/protocol/count-text.ts';
import { measure } from './measure.ts';
import { row } from './row.ts';

const SIZES = [1250, 2500, 5000] as const;
/** Length of an oversized file in characters. */
const OVERSIZED = 50_000_000;

export async function benchReports(): Promise<void> {
  for (const [form, make] of [
    ['YAML', makeYaml],
    ['JSON', makeJson],
  ] as const) {
    for (const count of SIZES) {
      const text = make(count);
      readOne(`${form}, ${countText(count, 'resource')}`, text);
    }
    readOne(`${form}, 50 million characters`, make(Math.ceil((5000 * OVERSIZED) / make(5000).length)));
    readOne(`${form}, cut in the middle`, make(5000).slice(0, -make(5000).length / 2));
  }
  readOne('YAML of aliases', `host: a\ntime: b\nlogs: &a [x]\n${aliasLines()}`);
  readOne('JSON of brackets', '['.repeat(OVERSIZED));
  readOne('YAML of brackets', `host: ${'['.repeat(1_000_000)}`);
}

function readOne(name: string, text: string): void {
  let result = '';
  const { seconds } = measure(
    () => {
      const read = readReports(text);
      result =
        read.kind === 'refused'
          ? read.message
          : read.runs.map((run) => countText(showReport(hideValues(run).run).run.resources.length, 'resource')).join();
    },
    { warmUp: 0, rounds: 3 },
  );
  row(name, `${(text.length / 1e6).toFixed(1)} MB`, `${seconds.toFixed(2)} s`, result.slice(0, 100));
}

function aliasLines(): string {
  return Array.from(
    { length: 20 },
    (_, level) =>
      `a${level}: &a${level} [${Array.from({ length: 20 }, () => `*a${level === 0 ? '' : level - 1}`).join(', ')}]`,
  ).join('\n');
}

interface Status {
  readonly title: string;
  readonly line: number;
  readonly time: string;
  readonly message: string;
}

function listStatuses(count: number): readonly Status[] {
  return Array.from({ length: count }, (_, index) => ({
    title: `/srv/app/part-${index % 50}/file-${index}.conf`,
    line: index + 1,
    time: new Date(Date.UTC(2025, 2, 4, 9, 15) + index).toISOString().replace('Z', '123456+00:00'),
    message: `defined content as '{sha256}${index.toString(16).padStart(64, '0')}'`,
  }));
}

const SITE = '/etc/puppetlabs/code/environments/production/manifests/site.pp';

function makeYaml(count: number): string {
  const statuses = listStatuses(count);
  const logs = statuses.map(
    ({ title, line, time, message }) => `- level: notice
  message: ${message}
  source: "/Stage[main]/App/App::Part[part]/File[${title}]/ensure"
  tags:
  - notice
  - file
  - class
  - app
  time: '${time}'
  file: "${SITE}"
  line: ${line}
`,
  );
  const resources = statuses.map(
    ({ title, line, time, message }) => `  File[${title}]:
    title: "${title}"
    file: "${SITE}"
    line: ${line}
    resource: File[${title}]
    resource_type: File
    provider_used: posix
    containment_path:
    - Stage[main]
    - App
    - App::Part[part]
    - File[${title}]
    evaluation_time: 0.001234
    tags:
    - file
    - class
    - app
    time: '${time}'
    failed: false
    failed_to_restart: false
    changed: true
    out_of_sync: true
    skipped: false
    change_count: 1
    out_of_sync_count: 1
    events:
    - audited: false
      property: ensure
      previous_value: absent
      desired_value: file
      historical_value:
      message: ${message}
      name: file_created
      status: success
      time: '${time}'
      redacted:
      corrective_change: false
    corrective_change: false
`,
  );
  return `--- !ruby/object:Puppet::Transaction::Report
host: web.example.com
time: '2025-03-04T09:15:00.000000000+00:00'
report_format: 12
puppet_version: 8.28.1
status: changed
noop: false
environment: production
logs:
${logs.join('')}metrics: {}
resource_statuses:
${resources.join('')}corrective_change: false
`;
}

function makeJson(count: number): string {
  const statuses = listStatuses(count);
  return JSON.stringify({
    host: 'web.example.com',
    time: '2025-03-04T09:15:00.000000000+00:00',
    report_format: 12,
    puppet_version: '8.28.1',
    status: 'changed',
    noop: false,
    logs: statuses.map(({ title, line, time, message }) => ({
      level: 'notice',
      message,
      source: `/Stage[main]/App/App::Part[part]/File[${title}]/ensure`,
      tags: ['notice', 'file', 'class', 'app'],
      time,
      file: SITE,
      line,
    })),
    metrics: {},
    resource_statuses: Object.fromEntries(
      statuses.map(({ title, line, time, message }) => [
        `File[${title}]`,
        {
          title,
          file: SITE,
          line,
          resource: `File[${title}]`,
          resource_type: 'File',
          containment_path: ['Stage[main]', 'App', 'App::Part[part]', `File[${title}]`],
          evaluation_time: 0.001234,
          tags: ['file', 'class', 'app'],
          time,
          failed: false,
          changed: true,
          skipped: false,
          events: [
            {
              property: 'ensure',
              previous_value: 'absent',
              desired_value: 'file',
              message,
              name: 'file_created',
              status: 'success',
              time,
            },
          ],
          corrective_change: false,
        },
      ]),
    ),
    corrective_change: false,
  });
}
