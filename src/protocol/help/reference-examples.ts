/** Examples in the Markdown of a page: its code blocks, and the projects that they form. */
import { withRelease, type Project } from '../project/project.ts';
import { isReleaseId, type ReleaseId } from '../project/releases.ts';

export interface ReferenceExample {
  readonly code: string;
  /** Files of the example by path; the block itself is `manifests/site.pp`. */
  readonly files: Readonly<Record<string, string>>;
  /** Puppet release of the example; absent for the newest. */
  readonly release?: ReleaseId;
}

const BLOCK = /^```([^\n]*)\n([\s\S]*?)^```$/gm;

/**
 * Extracts the examples of a page. Each `puppet` block is an example; a `puppet for=5.5` block is an example for that
 * release. A block with a path after its language (`yaml data/common.yaml`) becomes a file of all examples after it.
 * All other blocks (`puppet fragment`, `text`) are only for reading.
 */
export function extractExamples(text: string): readonly ReferenceExample[] {
  const examples: ReferenceExample[] = [];
  const files: Record<string, string> = {};
  for (const [, info = '', code = ''] of text.matchAll(BLOCK)) {
    const path = pathOfBlock(info.trim());
    if (path !== undefined) files[path] = code;
    else if (isExample(info)) {
      const release = /^puppet for=(\S+)$/.exec(info.trim())?.[1] ?? '';
      examples.push({
        code: code.replace(/\n$/, ''),
        files: { ...files, 'manifests/site.pp': code },
        ...(isReleaseId(release) ? { release } : {}),
      });
    }
  }
  return examples;
}

export function isExample(info: string): boolean {
  return /^puppet(?: for=\S+)?$/.test(info.trim());
}

/** Returns the path in the info string of a code block, such as `data/common.yaml` in `yaml data/common.yaml`. */
export function pathOfBlock(info: string): string | undefined {
  return /^\w+ (?!for=)(\S*[./]\S*)$/.exec(info)?.[1];
}

/** Creates a project from an example, with a fresh machine. */
export function exampleProject(name: string, { files, release }: ReferenceExample): Project {
  const project: Project = {
    name,
    files,
    node: { certname: 'node.example.com', platform: 'debian-12', facts: {} },
    machine: { files: {}, packages: {}, services: {} },
  };
  return release === undefined ? project : withRelease(project, release);
}
