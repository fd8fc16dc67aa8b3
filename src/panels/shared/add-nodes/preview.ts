import { lineAndColumn } from '../../../protocol/project/json-problem.ts';
import { pageNodes } from '../../../store/all-nodes/page-nodes.ts';
import { appStore } from '../../../store/store.ts';
import { givenNodes, namesInText, type GivenNodes } from '../../../workspace/given-nodes.ts';

export interface Source {
  readonly text: string;
  /** Name of the file; undefined for the text in the field. */
  readonly file: string | undefined;
}

export type Preview =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'reading' }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'nodes'; readonly given: GivenNodes; readonly facts: number; readonly leftOut: number };

export function isEmpty(sources: readonly Source[]): boolean {
  return sources.every(({ text }) => text.trim() === '');
}

/** Reads names and facts of nodes from all sources. With `isFlat`, legacy facts such as `osfamily` are kept. */
export async function buildPreview(sources: readonly Source[], isFlat: boolean): Promise<Preview> {
  if (isEmpty(sources)) return { kind: 'nothing' };
  const all: { readonly certname?: string; readonly facts: GivenNodes['nodes'][number]['node']['facts'] }[] = [];
  let [facts, leftOut] = [0, 0];
  for (const { text, file } of sources) {
    const names = namesInText(text);
    if (names !== undefined) {
      all.push(...names.map((certname) => ({ certname, facts: {} })));
      continue;
    }
    const answer = await pageNodes.readFacts(text, isFlat);
    const where = file === undefined ? '' : `${file}: `;
    if (answer.kind === 'stale') return { kind: 'nothing' };
    if (answer.kind === 'ended') return { kind: 'refused', message: where + answer.message };
    const { value } = answer;
    if (value.kind === 'refused') {
      const { message, offset } = value;
      const at = offset === undefined ? undefined : lineAndColumn(text, offset);
      return { kind: 'refused', message: `${where}${at === undefined ? '' : `Line ${at.line}: `}${message}` };
    }
    // A file of facts without a certname belongs to the node that the file is named after, as in an agent's cache.
    const nameless = file?.replace(/\.(?:json|ya?ml|txt)$/, '');
    for (const node of value.reading.nodes) {
      const certname = node.certname ?? (sources.length > 1 ? nameless : undefined);
      all.push({ facts: node.facts, ...(certname === undefined ? {} : { certname }) });
      facts += Object.keys(node.facts).length;
    }
    leftOut += value.reading.leftOut;
  }
  const given = givenNodes(appStore.getState().project, all, isFlat && facts > 0);
  return given.ok ? { kind: 'nodes', given: given.value, facts, leftOut } : { kind: 'refused', message: given.problem };
}
