/** Documents all files of a module. */
import type { ModuleDocument } from './document.ts';
import { readPuppet } from './puppet-entries.ts';
import type { RubyEntries } from './ruby-entries.ts';
import { readTask } from './task-entries.ts';

/** Documents the Ruby files among `files`, which are keyed by path. */
export type ReadRuby = (files: Readonly<Record<string, string>>) => RubyEntries;

/** @param files the module's files by path */
export function readModule(files: Readonly<Record<string, string>>, readRuby: ReadRuby): ModuleDocument {
  const paths = Object.keys(files).toSorted();
  const manifests = paths
    .filter((path) => /^(?:manifests|functions|types)\/.*\.pp$/.test(path))
    .map((path) => readPuppet(files[path] ?? '', path));
  const tasks = paths.filter((path) => /^tasks\/[^/]+\.json$/.test(path));
  const ruby = readRuby(Object.fromEntries(paths.filter(isDocumentedRuby).map((path) => [path, files[path] ?? ''])));
  return {
    puppet_classes: byName(manifests.flatMap(({ classes }) => classes)),
    data_type_aliases: byName(manifests.flatMap(({ aliases }) => aliases)),
    defined_types: byName(manifests.flatMap(({ defines }) => defines)),
    resource_types: byName(ruby.types),
    puppet_functions: byName([...ruby.functions, ...manifests.flatMap(({ functions }) => functions)]),
    puppet_tasks: byName(tasks.flatMap((path) => readTask(files[path] ?? '', path) ?? [])),
    puppet_plans: [],
  };
}

function isDocumentedRuby(path: string): boolean {
  return /^lib\/puppet\/(?:functions|parser\/functions|type|provider)\/.*\.rb$/.test(path);
}

function byName<E extends { readonly name: string }>(entries: readonly E[]): readonly E[] {
  return entries.toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}
