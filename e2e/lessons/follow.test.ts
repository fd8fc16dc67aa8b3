import { describe, expect, it } from 'vitest';
import { follow, followedSteps, unsaidWords } from './follow.ts';

const START = {
  'manifests/site.pp': "file { '/a':\n  ensure => file,\n}\n\nfile { '/b':\n  ensure => file,\n}\n",
};

function followed(step: string): string | undefined {
  return follow(followedSteps(`## Step\n\n${step}\n`), START, ['manifests/site.pp']).files['manifests/site.pp'];
}

describe('follow', () => {
  it.each([
    ['at="end"', 'include a\n', `${START['manifests/site.pp']}\ninclude a\n`],
    ['at="start"', '# first\n', `# first\n${START['manifests/site.pp']}`],
    [
      `at="end" in="file { '/a':"`,
      '  mode => 1,\n',
      START['manifests/site.pp'].replace('file,\n', 'file,\n  mode => 1,\n'),
    ],
    [`replaces="file { '/a': … }"`, 'include a\n', "include a\n\nfile { '/b':\n  ensure => file,\n}\n"],
    [`below="file { '/b':"`, '  mode => 1,\n', START['manifests/site.pp'].replace("'/b':\n", "'/b':\n  mode => 1,\n")],
    [`above="file { '/b':"`, '# second\n', START['manifests/site.pp'].replace("file { '/b'", "# second\nfile { '/b'")],
  ])('writes a block of code with %s', (marks, code, result) => {
    expect(followed(`\`\`\`puppet ${marks}\n${code}\`\`\``)).toBe(result);
  });

  it('ignores blocks without a place', () => {
    expect(followed('```puppet\ninclude a\n```')).toBe(START['manifests/site.pp']);
  });

  it('follows the comment of a paragraph, at several places', () => {
    expect(followed(`<!-- deletes="ensure" in="file { '/a':" in="file { '/b':" -->`)).toBe(
      "file { '/a':\n}\n\nfile { '/b':\n}\n",
    );
    expect(followed(`<!-- write="ensure => absent," replaces="ensure" in="file { '/b':" -->`)).toContain(
      "file { '/b':\n  ensure => absent,\n",
    );
    expect(followed('<!-- deletes="ensure" of="last" -->')).toContain("file { '/b':\n}");
  });

  it('does not guess the place of a change', () => {
    expect(() => followed('<!-- deletes="ensure" -->')).toThrow('“ensure”, which stands in several lines');
    expect(() => followed('<!-- deletes="mode" -->')).toThrow('“mode”, which is not there');
    expect(() => followed('<!-- deletes="mode" file="none.pp" -->')).toThrow('writes into none.pp, which is not there');
  });
});

it('commands and hints are not code to write', () => {
  const steps = followedSteps('## One\n\n```sh\nid\nls\n```\n\n### Hint: a\n\n```puppet at="end"\ninclude a\n```\n');
  expect(steps).toMatchObject([
    {
      title: 'One',
      actions: [
        { kind: 'command', line: 'id' },
        { kind: 'command', line: 'ls' },
      ],
    },
  ]);
});

it.each([
  ['Press **Apply**, and then **Apply** again.', ['apply', 'apply']],
  ['Reset the system (in the menu next to **Apply**), and apply twice.', ['reset', 'apply', 'apply']],
  ['Reset the machine and apply: `apply` is a word.', ['reset', 'apply']],
  ['You can apply it as often as you like. A second apply changes nothing: Puppet does not apply it.', []],
])('%s asks for %j', (prose, kinds) => {
  const [step] = followedSteps(`## One\n\n${prose}\n`);
  expect(step?.actions.map(({ kind }) => kind)).toEqual(kinds);
});

it('the edit of a comment comes before the apply of its paragraph', () => {
  const [step] = followedSteps(
    '## One\n\nApply.\n\nDelete the line, and apply again.\n\n<!-- deletes="a" -->\n\n<!-- deletes="b" -->\n',
  );
  expect(step?.actions.map(({ kind }) => kind)).toEqual(['apply', 'edit', 'edit', 'apply']);
});

it('actions have the order of the lesson', () => {
  const [step] = followedSteps(
    '## One\n\n<!-- tasks="a" -->\n\nApply.\n\n```puppet at="end"\ninclude a\n```\n\nApply again.\n',
  );
  expect(step?.actions.map(({ kind }) => kind)).toEqual(['apply', 'edit', 'apply']);
});

it('finds words that a write comment adds but the lesson does not mention before', () => {
  const steps = followedSteps('## One\n\nMake it `absent`.\n\n<!-- write="ensure => absent," below="x" -->\n');
  expect(unsaidWords(steps, 'ensure => file')).toEqual([]);
  expect(unsaidWords(steps, '')).toEqual(['ensure']);
});
