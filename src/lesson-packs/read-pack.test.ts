import { expect, it } from 'vitest';
import { faultText } from './pack.ts';
import { findLessonFolders } from '../workspace/lessons/lesson-folders.ts';
import { readPack } from './read-pack.ts';

const CHECKS = 'checks:\n  - id: motd\n    task: The file exists\n    must:\n      - file: /etc/motd\n';
const TEXT =
  '---\ntitle: A file\n---\n## Write it\n\n<!-- tasks="motd" -->\n\nWrite the file.\n\n### Hint: motd\n\nLook.\n';
const lesson = (folder: string): Readonly<Record<string, string>> => ({
  [`${folder}lesson.md`]: TEXT,
  [`${folder}checks.yaml`]: CHECKS,
  [`${folder}start/manifests/site.pp`]: '# Start\n',
  [`${folder}solution/manifests/site.pp`]: "file { '/etc/motd': content => 'x' }\n",
});

function faultsOf(files: Readonly<Record<string, string>>): string {
  const read = readPack(files);
  return read.ok ? '' : read.faults.map(faultText).join('\n');
}

it('a folder with one lesson is a pack', () => {
  const read = readPack(lesson(''));
  expect(read).toMatchObject({
    ok: true,
    pack: {
      id: 'pack-a-file',
      title: 'A file',
      lessons: [
        {
          id: 'pack-a-file/lesson-1',
          open: ['manifests/site.pp'],
          steps: [{ title: 'Write it', text: 'Write the file.', tasks: ['motd'] }],
          hints: { motd: ['Look.'] },
          project: { node: { certname: 'web.example.com', platform: 'debian-12' } },
        },
      ],
    },
  });
});

it('pack.yaml names the pack and orders its lessons, also in a folder of an archive', () => {
  const files = {
    'course-1/pack.yaml': 'title: Our course\nauthor: Ada\nlessons: [second, first]\n',
    ...lesson('course-1/first/'),
    ...lesson('course-1/second/'),
  };
  const read = readPack(files);
  expect(read).toMatchObject({ ok: true, pack: { id: 'pack-our-course', author: 'Ada' } });
  expect(read.ok && read.pack.lessons.map(({ id }) => id)).toEqual(['pack-our-course/second', 'pack-our-course/first']);
  expect(faultsOf({ ...files, 'course-1/pack.yaml': 'lessons: [first]' })).toContain(
    'does not list the lesson “second”',
  );
  expect(faultsOf({ ...files, 'course-1/pack.yaml': 'lessons: [first, third]' })).toContain('no lesson “third”');
});

it('a project is no pack', () => {
  expect(findLessonFolders(['manifests/site.pp', 'lesson.md', 'data/checks.yaml'])).toEqual([]);
});

it('faults name their file and line', () => {
  expect(faultsOf({ ...lesson(''), 'lesson.md': TEXT.replace('title', 'heading') })).toContain(
    'lesson.md:2: The description of a lesson has no field “heading”.',
  );
  expect(faultsOf({ ...lesson(''), 'lesson.md': TEXT.replace('tasks="motd"', 'tasks="other"') })).toBe(
    'lesson.md:6: checks.yaml has no check with the id “other”. Its ids are: motd.',
  );
  expect(faultsOf({ 'lesson.md': TEXT, 'checks.yaml': CHECKS })).toContain(
    'start: The folder has no file. Add the files that the learner starts with.',
  );
  expect(faultsOf({ ...lesson(''), 'lesson.md': TEXT.replace('A file', 'A file\nplatform: windows') })).toContain(
    'lesson.md:3: “platform” must be one of: debian-12, debian-13, ubuntu-24.04, rhel-9, almalinux-9. It is “windows”.',
  );
});

it('a description names the field that is missing or wrong', () => {
  const described = (fields: string): string =>
    faultsOf({ ...lesson(''), 'lesson.md': TEXT.replace('title: A file', fields) });
  expect(described('summary: x')).toBe('lesson.md:2: The description of a lesson needs the field “title”.');
  expect(described('title: x\nplace: y')).not.toContain('teaches');
  expect(described('title: x\ncertname: Web 1')).toContain(
    'lesson.md:3: “certname” can contain only lowercase letters',
  );
  expect(described('title: x\nfacts: a=b')).toContain('lesson.md:3: “facts” must be a map of facts');
  expect(described('title: x\nothers: [a]')).toContain('lesson.md:3: “others” must be a list of further nodes');
  expect(described('title: x\nmachine: { packages: [nginx] }')).toContain(
    '“packages” of “machine” must be a map of fields',
  );
  expect(described('title: x\nmachine: { services: { cron: { ensure: up, enable: true } } }')).toContain(
    '“ensure” must be one of: running, stopped. It is “up”.',
  );
  expect(described('title: x\nmachine: { archive: { shop: {} } }')).toContain('a package has “versions”');
  expect(faultsOf({ ...lesson(''), 'lesson.md': 'title: x\n' })).toBe(
    'lesson.md:1: The file must begin with its fields, such as “title: A file”, between two lines “---”.',
  );
});

it('a machine takes the values that its author writes without quotes', () => {
  const machine =
    'machine: { files: { /etc/port: 80, /srv: null }, services: { cron: { ensure: stopped, enable: false } } }';
  const read = readPack({ ...lesson(''), 'lesson.md': TEXT.replace('title: A file', `title: A file\n${machine}`) });
  expect(read.ok && read.pack.lessons[0]?.project.machine).toMatchObject({
    files: { '/etc/port': '80', '/srv': null },
    services: { cron: { ensure: 'stopped', enable: 'false' } },
  });
});

it('a lesson that is not whole is a fault, and so is a hint that became a step', () => {
  const { 'b/checks.yaml': _checks, ...files } = { ...lesson('a/'), ...lesson('b/') };
  expect(faultsOf(files)).toBe('b/lesson.md: The lesson has no checks.yaml beside this file.');
  const { 'b/lesson.md': _text, ...others } = { ...lesson('a/'), ...lesson('b/') };
  expect(faultsOf(others)).toBe('b/checks.yaml: The lesson has no lesson.md beside this file.');
  expect(faultsOf({ ...lesson(''), 'start/checks.yaml': 'a: b' })).toBe('');
  expect(faultsOf({ ...lesson('a/'), 'pack.yaml': 'lessons: [a, a]' })).toContain('lists the lesson “a” twice');
  expect(faultsOf({ ...lesson(''), 'lesson.md': TEXT.replace('### Hint', '## Hint') })).toContain(
    '“## Hint: motd” is a step. A hint begins with “### Hint: ”.',
  );
});

it('attempts are read with the files of the start, and a wrong one names a check', () => {
  const wrong = { 'wrong/motd--empty/manifests/site.pp': '', 'other/class/modules/a/manifests/init.pp': 'class a {}' };
  const read = readPack({ ...lesson(''), ...wrong });
  expect(read.ok && read.pack.lessons[0]?.attempts).toEqual([
    { name: 'other/class', files: { 'manifests/site.pp': '# Start\n', 'modules/a/manifests/init.pp': 'class a {}' } },
    { name: 'wrong/motd--empty', files: { 'manifests/site.pp': '' } },
  ]);
  expect(faultsOf({ ...lesson(''), 'wrong/none--empty/manifests/site.pp': '' })).toBe(
    'wrong/none--empty: Name the folder after the check that must fail, such as “wrong/motd--misspelled”.',
  );
});

it('a pack that is too large, or writes outside of its folder, is refused', () => {
  expect(faultsOf({ ...lesson(''), 'start/big': 'x'.repeat(200_001) })).toContain('more than 200000 characters');
  const large = Object.fromEntries(Array.from({ length: 11 }, (_, at) => [`start/f${at}`, 'x'.repeat(190_000)]));
  expect(faultsOf({ ...lesson(''), ...large })).toContain('more than 2000000 characters');
  const many = Object.fromEntries(Array.from({ length: 2_001 }, (_, at) => [`start/f${at}`, '']));
  expect(faultsOf({ ...lesson(''), ...many })).toContain('more than 2000 files');
  const lessons = Object.assign({}, ...Array.from({ length: 101 }, (_, at) => lesson(`l${at}/`)));
  expect(faultsOf(lessons)).toContain('more than 100 lessons');
  expect(faultsOf({ ...lesson(''), 'start/../../x': '' })).toContain(
    'start/../../x: This path is not valid. Use a relative path without “..”.',
  );
  expect(faultsOf({ ...lesson(''), 'lesson.md': `${TEXT}### Hint: __proto__\n\nx\n` })).not.toBe('');
});
