/**
 * Reads an explanation from Markdown: its text, and its examples of wrong and right code, which users can open and run.
 */
import { type Project, type ProjectNode } from '../../protocol/project/project.ts';
import { isReleaseId } from '../../protocol/project/releases.ts';

/** Introduction of an explanation, or the section about one mistake (`## If the colon is missing`). */
export interface ExplanationPart {
  readonly heading: string | undefined;
  /** Text in Markdown, without the examples. */
  readonly text: string;
  readonly wrong: Project | undefined;
  readonly right: Project | undefined;
}

export interface Explanation {
  readonly title: string;
  /** Reason why no small example causes this error. The explanation then needs no example. */
  readonly rare: string | undefined;
  /** The introduction, followed by the sections about mistakes. */
  readonly parts: readonly ExplanationPart[];
}

/** Path of an example file if its fence names none. */
const DEFAULT_PATH = 'manifests/site.pp';
/** Path in the fence of a block that describes the node and its machine instead of a file. */
const NODE = 'node.json';

/**
 * Matches a code block such as ```` ```puppet wrong modules/ntp/manifests/init.pp ````. After the language, the fence
 * names the example (or `both`) and the path of the file.
 */
const FENCE = /^```\w+ (wrong|right|both)(?: (\S+))?\n([\s\S]*?)^```\n?/gm;

/** Fields of a `node.json` block, as in `example.json`. `others` contains other nodes. */
interface WrittenNode extends Partial<Project['node']> {
  readonly machine?: Partial<Project['machine']>;
  readonly others?: readonly WrittenNode[];
}

/**
 * Matches a file's head. Before the title, there may be a line with the reason for a missing example (`Rare: …`), and
 * one with the release of the examples (`Release: 3.8`).
 */
const HEAD = /^(?:Rare: (?<rare>.+)\n+)?(?:Release: (?<release>.+)\n+)?# (?<title>.+)\n(?<body>[\s\S]*)$/;

/** Reads an explanation. Throws if it has no title, or names an unknown release. */
export function readExplanation(source: string): Explanation {
  const { rare, release: named, title, body } = HEAD.exec(source)?.groups ?? {};
  if (title === undefined || body === undefined) throw new Error('An explanation begins with "# Title".');
  if (named !== undefined && !isReleaseId(named)) throw new Error(`There is no release ${named}.`);
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
  return { ...createNode(node), ...(node.others === undefined ? {} : { others: node.others.map(createNode) }) };
}

function createNode({ certname, platform, facts, machine }: WrittenNode): ProjectNode {
  return {
    node: { certname: certname ?? 'node.example.com', platform: platform ?? 'debian-12', facts: facts ?? {} },
    machine: { files: {}, packages: {}, services: {}, ...machine },
  };
}
