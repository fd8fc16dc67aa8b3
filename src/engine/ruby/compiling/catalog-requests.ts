/** Answers Ruby's queries about the catalog and the environment (`lib/puppet/parser/compiler.rb`). */
import type { ResourceForRuby } from '../../evaluator/ruby-code.ts';
import { PuppetHash } from '../../values/value.ts';
import type { Json } from '../machine/json.ts';
import { machinePath } from '../project-files.ts';
import type { CompilingRuby } from './compiling-ruby.ts';
import { toText } from '../values/json.ts';

export function answerCatalogRequests(ruby: CompilingRuby): void {
  const find = (type: Json | undefined, title: Json | undefined): ResourceForRuby | undefined => {
    const [found] = ruby.compilation.evaluator.host.findResources(toText(type), toText(title));
    if (found === undefined) return undefined;
    return ruby.compilation.catalog.resources.find(({ reference }) => reference === found.reference);
  };
  ruby.answer('node_name', () => ruby.compilation.evaluator.host.nodeName);
  ruby.answer('catalog_classes', () => ruby.compilation.catalog.classes);
  ruby.answer('catalog_tags', () => [...ruby.compilation.catalog.tags]);
  ruby.answer('catalog_resources', () => ruby.compilation.catalog.resources.map(({ type, title }) => [type, title]));
  ruby.answer('catalog_find', (type, title) => {
    const found = find(type, title);
    return found === undefined ? null : [found.type, found.title];
  });
  ruby.answer('resource_value', (type, title, name) => ruby.encode(find(type, title)?.value(toText(name))));
  ruby.answer('resource_values', (type, title) => {
    const found = find(type, title);
    const names = [...(found?.parameters.keys() ?? [])];
    return ruby.encode(PuppetHash.of(names.map((name) => [name, found?.value(name)])));
  });
  ruby.answer('resource_facts', (type, title) => {
    const found = find(type, title);
    return {
      tags: [...(found?.tags ?? [])],
      file: found?.place?.file === undefined ? null : machinePath(found.place.file),
      line: found?.place?.line ?? null,
      virtual: found?.virtual ?? false,
      exported: found?.exported ?? false,
    };
  });
  ruby.answer('call_places', () => {
    const { evaluator, mainFile } = ruby.compilation;
    const calls = evaluator.callPlaces
      .toReversed()
      .flatMap(({ file, line }): (readonly [string, number])[] =>
        file === undefined || line === undefined ? [] : [[machinePath(file), line]],
      );
    // Puppet counts the evaluation of a manifest as a call at line 0.
    return mainFile === undefined ? calls : [...calls, [machinePath(mainFile), 0]];
  });
  ruby.answer('class_known', (name) => {
    const found = ruby.compilation.evaluator.host.classScope(toText(name));
    return 'scope' in found || found.why !== 'unknown';
  });
  ruby.answer('define_known', (name) => ruby.compilation.evaluator.host.isResourceType(toText(name)));
}
