import { isPlatformId, type PlatformId, type Project } from '../protocol/project.ts';

/** A complete project that a person can open, change and apply. */
export interface Example {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly project: Project;
  /** The files to open, the one to show first at the head. */
  readonly open: readonly string[];
}

/** What `example.json` holds beside an example's files. */
interface ExampleDescription {
  readonly order: number;
  readonly title: string;
  readonly summary: string;
  readonly certname: string;
  readonly platform: string;
  readonly facts?: Project['node']['facts'];
  readonly open: readonly string[];
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

/** The examples in the order in which they are offered; the first is what the page opens with. */
export const examples: readonly Example[] = Object.entries(descriptions)
  .sort(([, a], [, b]) => a.order - b.order)
  .map(([path, description]) => {
    const id = path.split('/')[1] ?? '';
    return {
      id,
      title: description.title,
      summary: description.summary,
      open: description.open,
      project: {
        name: description.title,
        files: filesOf(id),
        node: {
          certname: description.certname,
          platform: platformOf(description.platform),
          facts: description.facts ?? {},
        },
        machine: { files: {}, packages: {}, services: {} },
      },
    };
  });

export function exampleById(id: string): Example | undefined {
  return examples.find((example) => example.id === id);
}
