/**
 * Assigns modules of the page to files. The page loads in stages, and each stage is one file, because many small files
 * compress badly and each request costs more than its bytes.
 */

interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** A stage: the name of its file and the modules that it loads, except those of earlier stages. */
interface Stage {
  readonly name: string;
  readonly roots: readonly string[];
  /** Limits the stage to these modules. */
  readonly only?: RegExp;
}

const ENTRY = 'src/app/main.tsx';

const stages: readonly Stage[] = [
  { name: 'start', roots: [ENTRY] },
  { name: 'editor', roots: ['src/editor/CodeEditor.tsx'] },
  // The columns beside the editor, which load after its code.
  {
    name: 'columns',
    roots: [
      'src/panels/files/FilesPanel.tsx',
      'src/panels/node/NodePanel.tsx',
      'src/panels/replay/ReplayBar.tsx',
      'src/panels/shared/PanelFrame.tsx',
    ],
  },
  // Modules that the graph shares with other views, without the graph itself.
  { name: 'columns', roots: ['src/panels/graph/GraphPanel.tsx'], only: /\/src\/(?:panels\/shared|protocol|ui)\// },
];

/** A module with its static imports, and their imports. Parts that are loaded later are left out. */
function computeClosure(graph: ModuleGraph, root: string): ReadonlySet<string> {
  const found = new Set([root]);
  for (const id of found) for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}

/**
 * Names the file of a module's stage; `null` leaves the module to the bundler. The page's entry is in no stage, because
 * it awaits parts that import the files of stages, and so would wait forever.
 */
export function createStages(root: string): (id: string, graph: ModuleGraph) => string | null {
  const known = new Map<string, ReadonlySet<string>>();
  return (id, graph) => {
    if (id === `${root}/${ENTRY}`) return null;
    const stage = stages.find(
      ({ roots, only }) =>
        (only === undefined || only.test(id)) &&
        roots.some((path) => {
          const absolute = `${root}/${path}`;
          const closure = known.get(absolute) ?? computeClosure(graph, absolute);
          known.set(absolute, closure);
          return closure.has(id);
        }),
    );
    return stage?.name ?? null;
  };
}
