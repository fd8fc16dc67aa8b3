/** Puppet's `type/service.rb`. */
import { withCode } from '../../diagnostics/failure.ts';
import type { Target } from '../../machine/target.ts';
import { rubyToString } from '../../formatting/ruby-inspect.ts';
import { listOf } from '../shared/list.ts';
import type { MaybePromise, ParameterDefinition, PropertyDefinition, ResourceTypeDefinition } from '../definition.ts';
import { ArgumentFailure, TypeFailure } from '../failure.ts';
import type { PropertyInstance, ResourceInstance } from '../resource.ts';
import { actionsOf, serviceProviders } from './providers.ts';

function enable({ name, provider }: ResourceInstance, target: Target): void {
  if (!target.services.isKnown(name)) {
    // The provider systemd tells nothing of what systemctl said.
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

const enableProperty: PropertyDefinition = {
  kind: 'property',
  name: 'enable',
  doc: 'Controls whether the service starts at boot. Without `enable`, that stays unchanged.',
  requiredFeatures: ['enableable'],
  values: [
    { value: 'true', event: 'service_enabled', sync: ({ resource }, target) => enable(resource, target) },
    {
      value: 'false',
      event: 'service_disabled',
      sync: ({ resource }, target) => disable(resource, target),
    },
    {
      value: 'manual',
      event: 'service_manual_start',
      requiredFeatures: ['manual_startable'],
      sync: ({ resource }, target) => disable(resource, target),
    },
    {
      value: 'mask',
      event: 'service_disabled',
      requiredFeatures: ['maskable'],
      sync: ({ resource }, target) => {
        target.services.disable(resource.name);
        target.services.mask(resource.name);
      },
    },
    {
      value: 'delayed',
      event: 'service_delayed_start',
      requiredFeatures: ['delayed_startable'],
      sync: () => undefined,
    },
  ],
  retrieve: ({ resource, should }, target) => {
    const word = target.services.enablement(resource.name);
    // A mask counts as disabled unless the resource wants it.
    if (word === 'masked') return should === 'mask' ? 'mask' : 'false';
    return word === undefined || word === 'disabled' || word === 'indirect' ? 'false' : 'true';
  },
  insync: (property, current, target) => {
    const word = target?.services.enablement(property.resource.name);
    // Such units have nothing that could be enabled; they can be masked.
    if (word === 'indirect' || (word === 'static' && property.should !== 'mask')) return true;
    return property.shouldValues.some((wanted) => wanted === current || (wanted === 'manual' && current === 'false'));
  },
};

/** What else the resource wants of the service is set at once, without an event of its own. */
async function thenEnable({ resource }: PropertyInstance, target: Target, act: MaybePromise<void>): Promise<void> {
  await act;
  const property = resource.property('enable');
  if (property?.should === undefined) return;
  const current = await property.retrieve(target);
  if (property.definition.insync?.(property, current, target) === true) return;
  const wanted = enableProperty.values?.find(({ value }) => value === property.should);
  await wanted?.sync?.(property, target);
}

const ensureProperty: PropertyDefinition = {
  kind: 'property',
  name: 'ensure',
  doc: 'The desired state: `running` or `stopped`. Without `ensure`, the state stays unchanged.',
  values: [
    {
      value: 'stopped',
      aliases: ['false'],
      event: 'service_stopped',
      sync: (property, target) =>
        thenEnable(property, target, actionsOf(property.resource).stop(property.resource, target)),
    },
    {
      value: 'running',
      aliases: ['true'],
      event: 'service_started',
      invalidateRefreshes: true,
      sync: (property, target) =>
        thenEnable(property, target, actionsOf(property.resource).start(property.resource, target)),
    },
  ],
  retrieve: ({ resource }, target) => actionsOf(resource).status(resource, target),
};

function parameter(name: string, doc: string, more: Partial<ParameterDefinition> = {}): ParameterDefinition {
  return { kind: 'parameter', name, doc, ...more };
}

const FLAG = [{ value: 'true' }, { value: 'false' }] as const;

export const service: ResourceTypeDefinition = {
  name: 'service',
  doc:
    'Manages services: whether they run, and whether they start at boot. A refresh event (`notify`, `subscribe`, `~>`) restarts a running service. ' +
    'A service exists only if a package or a unit file brings it.',
  features: [
    { name: 'refreshable', doc: 'The provider can restart services.' },
    { name: 'enableable', doc: 'The provider can enable services at boot.' },
    { name: 'delayed_startable', doc: 'The provider can delay the start of services.' },
    { name: 'manual_startable', doc: 'The provider can set services to a manual start.' },
    { name: 'controllable', doc: 'The provider uses a control variable.' },
    { name: 'flaggable', doc: 'The provider can pass flags to services.' },
    { name: 'maskable', doc: 'The provider can mask services, which prevents every start.' },
    { name: 'configurable_timeout', doc: 'The provider has a configurable timeout.' },
    { name: 'manages_logon_credentials', doc: 'The provider manages the logon account of services.' },
  ],
  providers: serviceProviders,
  attributes: [
    enableProperty,
    ensureProperty,
    {
      kind: 'property',
      name: 'logonaccount',
      doc: 'The account that runs the service, on Windows.',
      requiredFeatures: ['manages_logon_credentials'],
      retrieve: () => undefined,
    },
    parameter('logonpassword', 'The password of `logonaccount`.', {
      requiredFeatures: ['manages_logon_credentials'],
      sensitive: true,
      validate: (value) => {
        if (typeof value === 'string' && value.includes(':')) throw new ArgumentFailure("Passwords cannot include ':'");
      },
    }),
    {
      kind: 'property',
      name: 'flags',
      doc: 'Startup flags of the service, on OpenBSD.',
      requiredFeatures: ['flaggable'],
      retrieve: () => undefined,
    },
    parameter('binary', 'The program of the service, for the provider `base`.'),
    parameter(
      'hasstatus',
      'If false, the init script of the service has no `status` command. Used by init script providers only.',
      {
        values: FLAG,
        default: 'true',
      },
    ),
    parameter('name', 'The name of the service. Default: the title.', { namevar: true }),
    parameter('path', 'The directories in which init script providers look for scripts.', {
      munge: (value) => listOf(value).flatMap((item) => rubyToString(item).split(':')),
    }),
    parameter(
      'pattern',
      'The pattern to find the process of the service, for providers without a status command. Default: `binary`, or the name.',
      {
        default: (resource) => resource.get('binary') ?? resource.get('name'),
      },
    ),
    parameter('restart', 'A command that restarts the service, instead of the command of the provider.'),
    parameter('start', 'A command that starts the service, instead of the command of the provider.'),
    parameter('status', 'A command with exit code 0 if the service runs, instead of the command of the provider.'),
    parameter('stop', 'A command that stops the service, instead of the command of the provider.'),
    parameter('control', 'The control variable of the service, on HP-UX.'),
    parameter(
      'hasrestart',
      'If true, the init script of the service has a `restart` command. Used by init script providers only.',
      { values: FLAG },
    ),
    parameter('manifest', 'A command or a manifest that configures the service, on Solaris.'),
    parameter('timeout', 'The minimum number of seconds to wait for a change of the service.', {
      requiredFeatures: ['configurable_timeout'],
    }),
  ],
  needsEnsureRetrieved: false,
  instances: (target) => target.services.names().map((title) => ({ type: 'service', title, parameters: {} })),
  validate: (resource) => {
    if (resource.isSet('logonpassword') && !resource.isSet('logonaccount'))
      throw new TypeFailure("The 'logonaccount' parameter is mandatory when setting 'logonpassword'.");
  },
  refresh: async (resource, target) => {
    const actions = actionsOf(resource);
    if ((await actions.status(resource, target)) === 'running') await actions.restart(resource, target);
    else resource.log('debug', 'Skipping restart; service is not running');
  },
};
