import { expect, it } from 'vitest';
import { faultText } from './pack.ts';
import { readChecks } from './read-checks.ts';

function faultsOf(source: string): readonly string[] {
  const read = readChecks('checks.yaml', source);
  return read.ok ? [] : read.faults.map(faultText);
}

const check = (must: string): string => `checks:\n  - id: it\n    task: It\n    must:\n      - ${must}\n`;

it('a mode keeps its zeros, and a condition may have a sentence for each way to be wrong', () => {
  const read = readChecks(
    'checks.yaml',
    `
checks:
  - id: motd
    task: The file has the right mode
    on: second
    must:
      - file: /etc/motd
        mode: 0644
        otherwise:
          - if: { file: /etc/motd, exists: false }
            say: There is no file.
          - say: "The mode is {found}."
prediction:
  question: How many files?
  choices: { numbers: 3 }
  answer: { count: declared, type: File }
`,
  );
  expect(read).toMatchObject({
    ok: true,
    checks: {
      checks: [
        {
          id: 'motd',
          on: 'second',
          must: [
            {
              condition: { kind: 'file', path: '/etc/motd', exists: true, mode: '0644' },
              otherwise: [
                { if: { kind: 'file', exists: false }, say: 'There is no file.' },
                { say: 'The mode is {found}.' },
              ],
            },
          ],
        },
      ],
      prediction: { choices: { kind: 'numbers', most: 3 }, answer: { kind: 'count', outcome: 'declared' } },
    },
  });
});

it.each([
  ['', 'checks.yaml:1: The file has no checks.'],
  ['checks: [', 'Invalid YAML'],
  ['checks: []', '“checks” needs at least one check.'],
  ['checks:\n  - id: A B\n    task: x\n    must: []', 'checks.yaml:2: An id can contain only lowercase letters'],
  [check('fiel: /etc/motd'), 'checks.yaml:5: A condition must begin with one of: all, any, not, resource'],
  [check('file: /etc/motd\n        modes: 0644'), 'checks.yaml:6: The condition “file” has no field “modes”'],
  [
    check('file: /etc/motd\n        mode: 644'),
    'checks.yaml:6: “mode” must have four octal digits, such as 0644, not “644”.',
  ],
  [check('resource: file[x]'), 'must be a resource reference, such as File[/etc/motd], not “file[x]”.'],
  [check('order: [File[/a]]'), 'checks.yaml:5:'],
  [check('resource: package[curl]'), 'not “package[curl]”. Write Package[curl].'],
  [check('resources: site::vhost\n        count: 1'), 'not “site::vhost”. Write Site::Vhost.'],
  [check('resources: File'), 'checks.yaml:5: The condition “resources” needs the field “count”.'],
  [check('file: etc/motd'), '“file” must be a full path, such as /etc/motd, not “etc/motd”.'],
  [check("file: /a\n        lines: '/^Listen 80$/'"), '“lines” must be a pattern with *, not a regular expression'],
  [check("resource: 'File[/a]'\n        attributes: { mode: { from: hiera } }"), '“from” must be one of: attribute'],
  [check("edge: 'File[/a]'\n        to: 'File[/b]'\n        reason: containment"), '“reason” must be one of: require'],
  [check('cycles: 0\n        otherwise: { say: x }'), '“otherwise” must be a sentence, or a list of sentences'],
  [
    check('cycles: 0\n        otherwise: "It is {fund}."'),
    'A sentence can contain only the placeholder {found}, not {fund}.',
  ],
  [
    check('any: [{ resource: File[/a] }]'),
    "checks.yaml:5: Invalid YAML: did not find expected ',' or '}' while parsing a flow mapping. Inside { } and [ ], put references in quotes",
  ],
  [check('cycles: 0').replace('task: It', 'task: It: that'), 'context. Put a value that contains “: ” in quotes'],
  [check('cycles: 0\n        otherwise: {found} is wrong.'), 'Put a value that begins with {'],
  [check('log: *triggered*'), 'Put a value that begins with {, [, *'],
  [check('run: works'), '“run” must be one of: succeeds, changes nothing.'],
  [check('service: ntp\n        running: yes'), 'checks.yaml:6: “running” must be true or false, not “yes”.'],
  [
    `${check('cycles: 0')}${check('cycles: 0').replace('checks:\n', '')}`,
    'checks.yaml:6: Another check has the id “it”.',
  ],
  [
    `${check('cycles: 0')}prediction:\n  question: x\n  choices: [a, b]\n  answer:\n    - say: c\n`,
    'The answer “c” is not one of the choices.',
  ],
])('%s is refused with a line and words', (source, message) => {
  expect(faultsOf(source).join('\n')).toContain(message);
});

it('hostile YAML is refused: depth, size, aliases that multiply or contain themselves, tags', () => {
  expect(faultsOf(check(`${'not: {'.repeat(100)}${'}'.repeat(100)}`))[0]).toContain(
    'The file has more than 20 nested levels.',
  );
  expect(faultsOf(`checks: [${'a, '.repeat(20_000)}]`)[0]).toContain('The file has more than 10000 values.');
  expect(faultsOf('a: &a [x, x]\nb: &b [*a, *a]\nchecks: [*b, *b]')[0]).toContain(
    'Anchors and aliases are not supported',
  );
  expect(faultsOf('checks: &loop\n  - *loop')[0]).toContain('Anchors and aliases are not supported');
  expect(faultsOf(check('!ruby/object:File {}'))[0]).toContain('Tags are not supported');
  expect(faultsOf('__proto__: x\nchecks: []')[0]).toContain('has no field “__proto__”');
});

it('at most ten commands run, and at most a thousand conditions are judged', () => {
  const commands = Array.from({ length: 11 }, (_, index) => `      - command: echo ${index}\n        exit: 0\n`).join(
    '',
  );
  expect(faultsOf(`checks:\n  - id: a\n    task: a\n    must:\n${commands}`)[0]).toContain(
    'more than 10 different commands',
  );
  const all = `{ all: [${'{ cycles: 0 }, '.repeat(49)}{ cycles: 0 }] }`;
  const many = Array.from({ length: 21 }, (_, index) => `  - { id: c${index}, task: x, must: [${all}] }\n`).join('');
  expect(faultsOf(`checks:\n${many}`)[0]).toContain('more than 1000 conditions');
});
