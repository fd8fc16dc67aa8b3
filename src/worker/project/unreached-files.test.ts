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

  it.each(['examples', 'tests', 'spec/fixtures', 'docs'])(
    'are not reported for manifests in %s of a module',
    (folder) => {
      expect(findings({ [`modules/apache/${folder}/vhost.pp`]: TOP_LEVEL })).toEqual([]);
    },
  );
});
