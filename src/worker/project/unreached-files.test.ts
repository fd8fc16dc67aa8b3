import { describe, expect, it } from 'vitest';
import { ProgramCache } from '../../engine/index.ts';
import type { Project } from '../../protocol/project/project.ts';
import { unreachedFindings } from './unreached-files.ts';

/** Code that is not allowed outside of definitions in a module's file. */
const TOP_LEVEL = "class { 'apache': }\n";

function findings(files: Project['files']): readonly string[] {
  const project: Project = {
    name: 'test',
    files,
    node: { certname: 'web', platform: 'debian-12', facts: {} },
    machine: { files: {}, packages: {}, services: {} },
  };
  return unreachedFindings(project, [], new ProgramCache()).map(({ file, code }) => `${file} ${code}`);
}

describe('problems in files that the compilation did not load', () => {
  it('are reported for files that Puppet may load', () => {
    expect(findings({ 'modules/apache/manifests/init.pp': TOP_LEVEL })).toHaveLength(1);
  });

  it.each([
    ['<% if true { %>a\n', 'MISSING_CLOSING_BRACE'],
    ['<%= foo( %>\n<% } %>\n', 'SYNTAX_ERROR'],
  ])('are reported once for a template: %j', (text, code) => {
    const file = 'modules/m/templates/a.epp';
    expect(findings({ [file]: text })).toEqual([`${file} ${code}`]);
  });

  it('are replaced by a note in a plan, which a compilation never reads', () => {
    const file = 'modules/m/plans/a.pp';
    expect(findings({ [file]: "plan m::a(TargetSpec $t) {\n  run_command('ls', $t)\n}\n" })).toEqual([
      `${file} plan-not-checked`,
    ]);
  });

  it.each(['examples', 'tests', 'spec/fixtures', 'docs'])(
    'are not reported for manifests in %s of a module',
    (folder) => {
      expect(findings({ [`modules/apache/${folder}/vhost.pp`]: TOP_LEVEL })).toEqual([]);
    },
  );
});
