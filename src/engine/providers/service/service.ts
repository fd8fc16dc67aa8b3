/** Behavior of services (`type/service.rb`). */
import { withCode } from '../../diagnostics/failure.ts';
import type { Target } from '../../machine/target.ts';
import { setterOfValue } from '../../resource-types/allowed-values.ts';
import type { MaybePromise, PropertyBehavior, TypeBehavior } from '../../resource-types/behavior.ts';
import { TypeFailure } from '../../resource-types/failure.ts';
import type { PropertyInstance, ResourceInstance } from '../../resource-types/resource.ts';
import { chooseActions } from './actions.ts';

function enable({ name, provider }: ResourceInstance, target: Target): void {
  if (!target.services.isKnown(name)) {
    // The systemd provider does not show the output of systemctl.
    const output =
      provider?.name === 'systemd'
        ? ''
        : `Execution of '/usr/bin/systemctl enable -- ${name}' returned 1: ` +
          `Failed to enable unit: Unit file ${name}.service does not exist.`;
    throw withCode('SERVICE_START_FAILED', new TypeFailure(`Could not enable ${name}: ${output}`));
  }
  target.services.unmask(name);
  target.services.enable(name);
}

function disable({ name }: ResourceInstance, target: Target): void {
  target.services.disable(name);
}

const enableProperty: PropertyBehavior = {
  setters: {
    true: ({ resource }, target) => enable(resource, target),
    false: ({ resource }, target) => disable(resource, target),
    manual: ({ resource }, target) => disable(resource, target),
    mask: ({ resource }, target) => {
      target.services.disable(resource.name);
      target.services.mask(resource.name);
    },
    delayed: () => undefined,
  },
  retrieve: ({ resource, should }, target) => {
    const word = target.services.enablement(resource.name);
    // A masked service counts as disabled, unless the resource wants it to be masked.
    if (word === 'masked') return should === 'mask' ? 'mask' : 'false';
    return word === undefined || word === 'disabled' || word === 'indirect' ? 'false' : 'true';
  },
  insync: (property, current, target) => {
    const word = target?.services.enablement(property.resource.name);
    // Indirect and static units cannot be enabled, so they count as in sync. A static unit can be masked.
    if (word === 'indirect' || (word === 'static' && property.should !== 'mask')) return true;
    return property.shouldValues.some((wanted) => wanted === current || (wanted === 'manual' && current === 'false'));
  },
};

/**
 * Waits until the service is started or stopped. Then sets `enable` directly, so that Puppet reports no separate event
 * for it.
 */
async function thenEnable({ resource }: PropertyInstance, target: Target, act: MaybePromise<void>): Promise<void> {
  await act;
  const property = resource.property('enable');
  if (property?.should === undefined) return;
  const current = await property.retrieve(target);
  if (property.definition.insync?.(property, current, target) === true) return;
  await setterOfValue(property.definition, property.should)?.(property, target);
}

const ensureProperty: PropertyBehavior = {
  setters: {
    stopped: (property, target) =>
      thenEnable(property, target, chooseActions(property.resource).stop(property.resource, target)),
    running: (property, target) =>
      thenEnable(property, target, chooseActions(property.resource).start(property.resource, target)),
  },
  retrieve: ({ resource }, target) => chooseActions(resource).status(resource, target),
};

export const service: TypeBehavior = {
  properties: { enable: enableProperty, ensure: ensureProperty },
  needsEnsureRetrieved: false,
  refresh: async (resource, target) => {
    const actions = chooseActions(resource);
    if ((await actions.status(resource, target)) === 'running') await actions.restart(resource, target);
    else resource.log('debug', 'Skipping restart; service is not running');
  },
  instances: (target) => target.services.names().map((title) => ({ type: 'service', title, parameters: {} })),
};
