/** Documents all files of a module. */
import type { RubyStatement } from '../engine/index.ts';
import { byName, type ModuleDocument } from './document.ts';
import { readPuppet } from './puppet-entries.ts';
import { readRuby } from './ruby-entries.ts';
import { readTask } from './task-entries.ts';

/** Patterns of the files that are documented. Plans are not. */
export const documentedFiles: readonly string[] = [
  'manifests/**/*.pp',
  'functions/**/*.pp',
  'types/**/*.pp',
  'lib/puppet/{functions,parser/functions,type,provider}/**/*.rb',
  'tasks/*.json',
];

/**
 * @param files the module's documented files by path
 * @param outline reads the code of a Ruby file
 */
export function readModule(
  files: Readonly<Record<string, string>>,
  outline: (text: string) => readonly RubyStatement[],
): ModuleDocument {
  const paths = Object.keys(files).toSorted();
  const manifests = paths.filter((path) => path.endsWith('.pp')).map((path) => readPuppet(files[path] ?? '', path));
  const ruby = readRuby(
    paths
      .filter((path) => path.endsWith('.rb'))
      .map((path) => ({ path, text: files[path] ?? '', outline: outline(files[path] ?? '') })),
  );
  return {
    puppet_classes: byName(manifests.flatMap(({ classes }) => classes)),
    data_type_aliases: byName(manifests.flatMap(({ aliases }) => aliases)),
    defined_types: byName(manifests.flatMap(({ defines }) => defines)),
    resource_types: byName(ruby.types),
    puppet_functions: byName([...ruby.functions, ...manifests.flatMap(({ functions }) => functions)]),
    puppet_tasks: byName(
      paths.filter((path) => path.endsWith('.json')).flatMap((path) => readTask(files[path] ?? '', path) ?? []),
    ),
    puppet_plans: [],
  };
}
