/**
 * Describes the nodes of a project: their compile status, the node definition that matches, and how many resources they
 * export and collect.
 */
import { referenceText, type CompileResult, type NodeClassification } from '../../engine/index.ts';
import type { AnalysisView, NodeDefinitionView, NodeView, Place, ProblemView } from '../../protocol/analysis.ts';
import { mostTogether } from '../../protocol/project/project.ts';
import type { CompiledProject } from '../project/compile-project.ts';
import { placed, toViewPlace } from './places.ts';

function toDefinition(classification: NodeClassification): NodeDefinitionView {
  switch (classification.kind) {
    case 'none':
    case 'unmatched':
      return { kind: classification.kind };
    case 'name':
    case 'pattern':
    case 'default':
      return {
        kind: classification.kind,
        text: classification.text,
        ...placed(toViewPlace(classification.place)),
      };
  }
}

function toNodeView([certname, { catalog, error, exported }]: readonly [string, CompileResult]): NodeView {
  const collected = catalog?.resources.filter(({ collectedFrom }) => collectedFrom !== undefined) ?? [];
  return {
    certname,
    ...(error === undefined ? {} : { error: error.message }),
    exported: exported.length,
    collected: collected.length,
  };
}

/** Returns the properties of an analysis that describe nodes, to spread into the analysis. */
export function toNodesView({
  current,
  nodes,
  imported,
}: CompiledProject): Pick<AnalysisView, 'nodeDefinition' | 'nodes'> {
  const { classification } = current;
  if (imported) return { nodeDefinition: { kind: 'elsewhere' } };
  return {
    ...(classification === undefined ? {} : { nodeDefinition: toDefinition(classification) }),
    ...(nodes === undefined ? {} : { nodes: [...nodes].map(toNodeView) }),
  };
}

/** Returns the nodes that collected each exported resource of a node, by the ref of the resource. */
export function findCollectors(certname: string, { nodes }: CompiledProject): ReadonlyMap<string, readonly string[]> {
  const collectors = new Map<string, string[]>();
  for (const [name, { catalog }] of nodes ?? []) {
    for (const resource of catalog?.resources ?? []) {
      if (resource.collectedFrom?.node !== certname) continue;
      const ref = referenceText(resource);
      const known = collectors.get(ref);
      if (known === undefined) collectors.set(ref, [name]);
      else known.push(name);
    }
  }
  return collectors;
}

/** Returns the reasons why exported resources of other nodes may be missing on this node. */
export function problemsOfNodes(
  certname: string,
  { nodes, unsettled, isApart, current }: CompiledProject,
): readonly ProblemView[] {
  if (isApart === true && current.collects.length > 0) {
    const message = `With more than ${mostTogether} nodes, this one is compiled alone. The view of all nodes also collects exported resources of other nodes.`;
    return [{ code: 'NODES_APART', severity: 'info', message, related: [] }];
  }
  const failed = [...(nodes ?? [])].flatMap(([name, { error }]): readonly ProblemView[] => {
    if (name === certname || error === undefined) return [];
    const { file, line, column, message } = error;
    const place: Place | undefined =
      file === undefined || line === undefined
        ? undefined
        : { file, line, ...(column === undefined ? {} : { column }) };
    return [
      {
        code: 'NODE_FAILED',
        severity: 'warning',
        message: `${name} does not compile, so its exported resources are not collected here: ${message}`,
        ...placed(place),
        related: [],
      },
    ];
  });
  if (!unsettled) return failed;
  const message = 'Each compilation makes the nodes export more resources to each other, so compiling was stopped.';
  return [...failed, { code: 'EXPORTS_UNSETTLED', severity: 'warning', message, related: [] }];
}
