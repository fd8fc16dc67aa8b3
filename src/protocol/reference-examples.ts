/** Examples in the text of a page: what its blocks of code are, and the projects that they make. */
import type { Project } from './project.ts';

export interface ReferenceExample {
  /** The block as it is written. */
  readonly code: string;
  /** By path, with the block as `manifests/site.pp`. */
  readonly files: Readonly<Record<string, string>>;
}

const BLOCK = /^```([^\n]*)\n([\s\S]*?)^```$/gm;

/**
 * The examples of a text: its blocks of `puppet`. A block with a path after its language (`yaml data/common.yaml`) is a file of those
 * that follow; every other block (`puppet fragment`, `text`) is only to be read.
 */
export function examplesOf(text: string): readonly ReferenceExample[] {
  const examples: ReferenceExample[] = [];
  const files: Record<string, string> = {};
  for (const [, info = '', code = ''] of text.matchAll(BLOCK)) {
    const path = pathOfBlock(info.trim());
    if (path !== undefined) files[path] = code;
    else if (info.trim() === 'puppet')
      examples.push({ code: code.replace(/\n$/, ''), files: { ...files, 'manifests/site.pp': code } });
  }
  return examples;
}

/** The path of a block that is a file of the examples after it. */
export function pathOfBlock(info: string): string | undefined {
  return /^\w+ (\S*[./]\S*)$/.exec(info)?.[1];
}

/** A project of an example on a fresh machine. */
export function exampleProject(name: string, { files }: ReferenceExample): Project {
  return {
    name,
    files,
    node: { certname: 'node.example.com', platform: 'debian-12', facts: {} },
    machine: { files: {}, packages: {}, services: {} },
  };
}
