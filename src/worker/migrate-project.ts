/** Prepares a project for a migration between releases. */
import {
  ProgramCache,
  selectBuiltinTypes,
  collectFacts,
  platforms,
  typeKnowledge,
  valuesFromJson,
  type TypeRegistry,
} from '../engine/index.ts';
import { migrate, sortFindings, type Migration } from '../migrate/index.ts';
import type { MigrationRequest, MigrationView } from '../protocol/migration.ts';
import type { ProjectFiles } from '../protocol/project/project.ts';
import { sharedInput, type CompileTools } from './project/compile-project.ts';
import { toMigrationView } from './views/to-migration-view.ts';

const knowledge = new WeakMap<TypeRegistry, ReturnType<typeof typeKnowledge>>();

function getKnowledge(types: TypeRegistry): ReturnType<typeof typeKnowledge> {
  const known = knowledge.get(types) ?? typeKnowledge(types);
  knowledge.set(types, known);
  return known;
}

/** @param ruby snapshot of the booted Ruby VM; needed if the project contains Ruby code */
export function migrateProject(request: MigrationRequest, ruby: CompileTools['ruby']): MigrationView {
  return toMigrationView(migrateNode(request, { ruby }), request.project.files);
}

/** Compares how two releases compile the current node of a project. */
export function migrateNode(
  { project, from, to, before }: MigrationRequest,
  { ruby, machines }: Pick<CompileTools, 'ruby' | 'machines'>,
): Migration {
  const { files, node } = project;
  // A separate cache is used because the many releases of a migration would evict the syntax trees of the page's own
  // release.
  const programs = new ProgramCache();
  return migrate(
    {
      node: node.certname,
      files,
      ...(before === undefined ? {} : { before }),
      inputFor: (texts, release) => {
        return {
          ...sharedInput({ ...project, files: texts }, { programs, ruby, machines }),
          types: getKnowledge(selectBuiltinTypes(release)),
          node: {
            name: node.certname,
            facts: valuesFromJson(
              collectFacts(platforms[node.platform], node.certname, node.facts, release, {
                legacyFacts: node.legacyFacts ?? false,
              }),
            ),
          },
        };
      },
    },
    from,
    to,
  );
}

/** Converts the findings of several nodes, which are in any order, to the view of their project. */
export function viewMigration(total: Migration, files: ProjectFiles): MigrationView {
  return toMigrationView({ ...total, findings: sortFindings(total.findings) }, files);
}
