/** Behavior of package repositories (module yumrepo_core, `provider/yumrepo/inifile.rb`). */
import { rubyToString } from '../../formatting/ruby-inspect.ts';
import type { PropertyBehavior, TypeBehavior } from '../../resource-types/behavior.ts';
import { settings } from '../../resource-types/yumrepo/yumrepo.ts';
import type { Value } from '../../values/value.ts';
import { ensureBehavior } from '../shared/ensurable.ts';
import { create, openFiles, remove, findSection, sectionsOn, setValue, readValue } from './sections.ts';

function toKey(property: string): string {
  return property === 'descr' ? 'name' : property;
}

function text(value: Value): string | undefined {
  return value === undefined ? undefined : rubyToString(value);
}

function settingBehavior(name: string): PropertyBehavior {
  return {
    retrieve: ({ resource }, target) => readValue(resource, toKey(name), target),
    sync: ({ resource, should }, target) => setValue(resource, toKey(name), rubyToString(should), target),
  };
}

export const yumrepo: TypeBehavior = {
  properties: {
    ensure: ensureBehavior({
      exists: (resource, target) => findSection(resource, target) !== undefined,
      create: (resource, target) => {
        const values = settings.flatMap(({ name }) => {
          const value = text(resource.should(name));
          return value === undefined ? [] : [[toKey(name), value] as const];
        });
        create(resource, new Map(values), target);
      },
      destroy: (resource, target) => {
        const section = findSection(resource, target);
        if (section !== undefined) remove(section, target);
      },
    }),
    ...Object.fromEntries(settings.map(({ name }) => [name, settingBehavior(name)])),
  },
  providers: { inifile: { prefetch: (_resources, target) => void sectionsOn(target), flush: openFiles } },
  instances: (target) => sectionsOn(target).map(({ name }) => ({ type: 'yumrepo', title: name, parameters: {} })),
};
