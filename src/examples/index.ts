import { isPlatformId, type PlatformId, type Project } from '../protocol/project.ts';
import type { ExampleDescription } from './description.ts';

/** A complete project that a person can open, change and apply. */
export interface Example extends Pick<
  ExampleDescription,
  'group' | 'level' | 'title' | 'summary' | 'watch' | 'view' | 'open'
> {
  readonly id: string;
  readonly project: Project;
}

const descriptions = import.meta.glob<ExampleDescription>('./*/example.json', { eager: true, import: 'default' });
const texts = import.meta.glob<string>('./*/files/**/*', { eager: true, query: '?raw', import: 'default' });

function platformOf(text: string): PlatformId {
  if (!isPlatformId(text)) throw new Error(`An example names the platform ${text}, which there is not.`);
  return text;
}

function filesOf(id: string): Readonly<Record<string, string>> {
  const prefix = `./${id}/files/`;
  const entries = Object.entries(texts).filter(([path]) => path.startsWith(prefix));
  return Object.fromEntries(entries.map(([path, text]) => [path.slice(prefix.length), text]));
}

function projectOf(id: string, description: ExampleDescription): Project {
  const { title, certname, platform, facts = {}, machine, others } = description;
  return {
    name: title,
    files: filesOf(id),
    node: { certname, platform: platformOf(platform), facts },
    machine: machine ?? { files: {}, packages: {}, services: {} },
    ...(others === undefined ? {} : { others }),
  };
}

/** The examples in the order in which they are offered; the first is what the page opens with. */
export const examples: readonly Example[] = Object.entries(descriptions)
  .sort(([, a], [, b]) => a.order - b.order)
  .map(([path, description]) => {
    const id = path.split('/')[1] ?? '';
    const { group, level, title, summary, watch, view, open } = description;
    return { id, group, level, title, summary, watch, view, open, project: projectOf(id, description) };
  });

export function exampleById(id: string): Example | undefined {
  return examples.find((example) => example.id === id);
}
