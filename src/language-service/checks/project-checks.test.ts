import { expect, it } from 'vitest';
import { defaultRelease, getRelease } from '../../engine/index.ts';
import { ProjectIndex } from '../index/project-index.ts';
import { ProjectChecks, type ChecksResult } from './project-checks.ts';

/** A project with one check: it reports each `include` of a class that the project does not have. */
function createProject(files: Readonly<Record<string, string>>) {
  const index = new ProjectIndex();
  const checked: string[] = [];
  const checks = new ProjectChecks([
    {
      kinds: ['manifest'],
      find: (context, file) => {
        checked.push(file.path);
        return [...file.text.matchAll(/include (\w+)/g)].flatMap(([, name = '']) =>
          context.definition(`class ${name}`) === undefined
            ? [{ code: 'X', args: {}, severity: 'error' as const, message: name, file: file.path }]
            : [],
        );
      },
    },
  ]);
  const texts = new Map(Object.entries(files));
  const input = { index, release: getRelease(defaultRelease), facts: {}, keptPaths: new Set<string>() };
  let since: ChecksResult | undefined;
  return {
    checked,
    /** Changes a file, and returns the findings of the files with a new result. */
    check: (
      changed: Readonly<Record<string, string | undefined>> = {},
    ): Readonly<Record<string, readonly string[]>> => {
      for (const [path, text] of Object.entries(changed)) {
        if (text === undefined) texts.delete(path);
        else texts.set(path, text);
      }
      index.updateAll(texts, input.release);
      checked.length = 0;
      since = checks.check(input, { first: undefined, since });
      return Object.fromEntries(
        since.files.map(({ file, findings }) => [file, findings.map(({ message }) => message)]),
      );
    },
  };
}

it('checks a changed file, and the files that name what it defines', () => {
  const { check, checked } = createProject({
    'manifests/site.pp': 'include a\n',
    'manifests/b.pp': 'notice(1)\n',
    'modules/a/manifests/init.pp': 'class a { }\n',
  });
  check();
  expect(checked).toHaveLength(3);
  expect(check({ 'modules/a/manifests/init.pp': 'class a { notice(1) }\n' })).toEqual({});
  expect(checked).toEqual(['modules/a/manifests/init.pp']);
  expect(check({ 'modules/a/manifests/init.pp': 'class other { }\n' })).toEqual({ 'manifests/site.pp': ['a'] });
  expect(checked.toSorted()).toEqual(['manifests/site.pp', 'modules/a/manifests/init.pp']);
  expect(check({ 'modules/a/manifests/init.pp': 'class a { }\n' })).toEqual({ 'manifests/site.pp': [] });
});

it('forgets a removed file, and checks the files that named its definitions', () => {
  const { check } = createProject({
    'manifests/site.pp': 'include a\ninclude b\n',
    'modules/a/manifests/init.pp': 'class a { }\n',
  });
  expect(check()).toMatchObject({ 'manifests/site.pp': ['b'] });
  expect(check({ 'modules/a/manifests/init.pp': undefined })).toMatchObject({ 'manifests/site.pp': ['a', 'b'] });
  expect(check({ 'manifests/site.pp': undefined })).toEqual({ 'manifests/site.pp': [] });
});
