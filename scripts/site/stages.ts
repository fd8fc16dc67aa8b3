/**
 * Assigns the page's modules to files. The page loads in stages, and each stage is one file: many small files compress
 * badly, and each request costs more time than the bytes in it.
 */

interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/**
 * A stage: the name of its file, and the modules from which it starts. It contains all modules that these import,
 * except those of earlier stages.
 */
interface Stage {
  readonly name: string;
  readonly roots: readonly string[];
  /** If given, only modules that match are part of the stage. */
  readonly only?: RegExp;
}

const ENTRY = 'src/app/main.tsx';

const stages: readonly Stage[] = [
  { name: 'start', roots: [ENTRY] },
  { name: 'editor', roots: ['src/editor/CodeEditor.tsx'] },
  // The columns beside the editor, which load after the editor.
  {
    name: 'columns',
    roots: [
      'src/panels/files/FilesPanel.tsx',
      'src/panels/node/NodePanel.tsx',
      'src/panels/replay/ReplayBar.tsx',
      'src/panels/shared/PanelFrame.tsx',
    ],
  },
  // Modules that the graph shares with other views. The graph itself is not in this stage.
  { name: 'columns', roots: ['src/panels/graph/GraphPanel.tsx'], only: /\/src\/(?:panels\/shared|protocol|ui)\// },
];

/** Returns a module with its static imports and theirs. Leaves out parts that are loaded later. */
function computeClosure(graph: ModuleGraph, root: string): ReadonlySet<string> {
  const found = new Set([root]);
  for (const id of found) for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}

/**
 * Returns a function that names the file for a module, or returns `null` to leave the choice to the bundler. The page's
 * entry is in no stage: it awaits parts that import files of stages, which would then wait for the entry forever.
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
