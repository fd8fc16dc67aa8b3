import type { Project } from '../../protocol/project/project.ts';
import type { Imported } from '../../workspace/import/import-types.ts';
import { withArchive } from '../../workspace/own-packages.ts';

export const emptyProject: Project = {
  name: 'Untitled',
  files: { 'manifests/site.pp': '' },
  node: { certname: 'node.example.com', platform: 'debian-12', facts: {} },
  machine: { files: {}, packages: {}, services: {} },
};

/** Creates a project from imported files. If the files were exported from Bunraku, includes the nodes and machines. */
export function importedProject(
  name: string,
  { files, kept = {}, executable = {}, setting, archive, release, certname }: Partial<Imported>,
): Project {
  const node = certname === undefined ? emptyProject.node : { ...emptyProject.node, certname };
  const machine = withArchive(emptyProject.machine, archive);
  return {
    ...{ node, machine },
    ...(release === undefined ? {} : { release }),
    ...setting,
    name,
    files: files ?? {},
    ...(Object.keys(kept).length === 0 ? {} : { kept }),
    ...(Object.keys(executable).length === 0 ? {} : { executable }),
  };
}
