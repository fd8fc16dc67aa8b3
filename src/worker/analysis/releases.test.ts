import { describe, expect, it } from 'vitest';
import { ProgramCache } from '../../engine/index.ts';
import type { Project } from '../../protocol/project/project.ts';
import type { ReleaseId } from '../../protocol/project/releases.ts';
import { compileProject } from '../project/compile-project.ts';

function projectOf(text: string, release?: ReleaseId): Project {
  return {
    name: 'Releases',
    files: { 'manifests/site.pp': text },
    node: { certname: 'node.example.com', platform: 'debian-12', facts: {} },
    machine: { files: {}, packages: {}, services: {} },
    ...(release === undefined ? {} : { release }),
  };
}

function compiled(text: string, release?: ReleaseId) {
  const { error, logs } = compileProject(projectOf(text, release), { programs: new ProgramCache() }).current;
  return error === undefined ? logs.map(({ level, message }) => `${level}: ${message}`) : error.message;
}

function hintOf(text: string, release?: ReleaseId): string | undefined {
  const { diagnostics } = compileProject(projectOf(text, release), { programs: new ProgramCache() }).current;
  return diagnostics.find(({ hint }) => hint !== undefined)?.hint;
}

describe('a project for an older release', () => {
  it('has flat facts, unlike Puppet 8', () => {
    expect(compiled('notice($osfamily)', '7.34')).toEqual(['notice: Debian']);
    expect(compiled('notice($osfamily)')).toContain("Unknown variable: 'osfamily'");
  });

  it('has strings as facts in Puppet 3.8, and no hashes', () => {
    const noticed = compiled('notice($is_virtual == true, $is_virtual)', '3.8-future');
    expect(noticed).toEqual([expect.stringMatching(/^notice: false (true|false)$/)]);
    expect(compiled("notice($facts['os'])", '3.8-future')).toContain(
      "Operator '[]' is not applicable to an Undef Value",
    );
  });

  it('looks for defines in the namespace around in Puppet 3.8', () => {
    const program =
      "define web::site() { notice('web') }\ndefine site() { notice('top') }\nclass web { site { 'x': } }\ninclude web";
    expect(compiled(program, '3.8-future')).toEqual(['notice: web']);
    expect(compiled(program)).toEqual(['notice: top']);
  });

  it('has no functions of the language, no calls of types and no lists of variables in Puppet 3.8', () => {
    expect(compiled('function one() { 1 }', '3.8-future')).toContain('Syntax error');
    expect(compiled("notice(Integer('1'))", '3.8-future')).toContain('is unacceptable as function name');
    expect(compiled('[$a, $b] = [1, 2]', '3.8-future')).toContain('Illegal attempt to assign');
  });

  it('warns about unknown variables', () => {
    expect(compiled('notice($nobody)', '6.29')).toEqual(["warning: Unknown variable: 'nobody'.", 'notice: ']);
  });

  it('has only the functions and types of that release', () => {
    expect(compiled("notice('a'.upcase)", '5.5')).toContain("Unknown function: 'upcase'");
    expect(compiled("vlan { '10': description => 'ten' }", '5.5')).toEqual([]);
    expect(compiled("vlan { '10': description => 'ten' }", '6.29')).toContain("Unknown resource type: 'vlan'");
  });

  it('names the release that introduced a missing function or data type', () => {
    expect(hintOf("notice('a'.upcase)", '5.5')).toContain('The function upcase requires Puppet 6.29 or later.');
    expect(hintOf("notice('a' =~ Deferred)", '5.5')).toContain('The data type Deferred requires Puppet 6.29 or later.');
    expect(hintOf("notice('a'.upcas)")).toContain('upcase');
  });

  it('reports errors in that release’s words', () => {
    expect(compiled('include nothing', '4.10')).toContain('at manifests/site.pp:1:1 on node');
  });
});
