/** Reads the text of an explanation: prose in Markdown, and examples of wrong and right that can be opened and run. */
import { isProjectRelease, type Project, type ProjectNode } from '../../protocol/project/project.ts';

/** The whole head of an explanation, or one mistake that is recognised (`## If the colon is missing`). */
export interface ExplanationPart {
  /** Absent for the head. */
  readonly heading: string | undefined;
  /** Markdown, without the examples. */
  readonly text: string;
  readonly wrong: Project | undefined;
  readonly right: Project | undefined;
}

export interface Explanation {
  readonly title: string;
  /** Why there is no small example that ends with this code; such an explanation may have none. */
  readonly rare: string | undefined;
  /** The head, then the recognised mistakes. */
  readonly parts: readonly ExplanationPart[];
}

/** Where an example's file stands whose fence names no path. */
const DEFAULT_PATH = 'manifests/site.pp';
/** The path of a block that describes the node and its machine. */
const NODE = 'node.json';

/** ```` ```puppet wrong modules/ntp/manifests/init.pp ````: the language, the example that has the file, and its path. */
const FENCE = /^```\w+ (wrong|right|both)(?: (\S+))?\n([\s\S]*?)^```\n?/gm;

/** What a block of the node may say, as `example.json` does; `others` are the nodes beside it. */
interface WrittenNode extends Partial<Project['node']> {
  readonly machine?: Partial<Project['machine']>;
  readonly others?: readonly WrittenNode[];
}

/** Before the title may stand why there is no example (`Rare: …`), or the release that the examples are written for (`Release: 3.8`). */
const HEAD = /^(?:Rare: (?<rare>.+)\n+)?(?:Release: (?<release>.+)\n+)?# (?<title>.+)\n(?<body>[\s\S]*)$/;

/** Throws for a text that has no title, or whose release there is not. */
export function readExplanation(source: string): Explanation {
  const { rare, release: named, title, body } = HEAD.exec(source)?.groups ?? {};
  if (title === undefined || body === undefined) throw new Error('An explanation begins with "# Title".');
  if (named !== undefined && !isProjectRelease(named)) throw new Error(`There is no release ${named}.`);
  const release = named === undefined ? {} : { release: named };
  return { title, rare, parts: body.split(/^(?=## )/m).map((part) => readPart(part, title, release)) };
}

function readPart(source: string, title: string, release: Pick<Project, 'release'>): ExplanationPart {
  const [, heading, body = source] = /^## (.+)\n([\s\S]*)$/.exec(source) ?? [];
  const blocks = [...body.matchAll(FENCE)].map(([, role, path = DEFAULT_PATH, text = '']) => ({ role, path, text }));
  const projectOf = (role: 'wrong' | 'right'): Project | undefined => {
    if (!blocks.some((block) => block.role === role)) return undefined;
    const own = blocks.filter((block) => block.role === role || block.role === 'both');
    const written: WrittenNode = JSON.parse(own.find(({ path }) => path === NODE)?.text ?? '{}');
    const files = own.filter(({ path }) => path !== NODE).map(({ path, text }) => [path, text] as const);
    return {
      name: role === 'wrong' ? `Wrong: ${title}` : `Right: ${title}`,
      files: Object.fromEntries(files),
      ...withOthers(written),
      ...release,
    };
  };
  return { heading, text: body.replaceAll(FENCE, '').trim(), wrong: projectOf('wrong'), right: projectOf('right') };
}

function withOthers(node: WrittenNode): Omit<Project, 'name' | 'files'> {
  return { ...nodeOf(node), ...(node.others === undefined ? {} : { others: node.others.map(nodeOf) }) };
}

function nodeOf({ certname, platform, facts, machine }: WrittenNode): ProjectNode {
  return {
    node: { certname: certname ?? 'node.example.com', platform: platform ?? 'debian-12', facts: facts ?? {} },
    machine: { files: {}, packages: {}, services: {}, ...machine },
  };
}
