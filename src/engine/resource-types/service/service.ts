/** Declares Puppet's type `service` (`type/service.rb`). */
import type { ParameterDefinition, PropertyDeclaration, TypeDeclaration } from '../declaration.ts';
import { ArgumentFailure, TypeFailure } from '../failure.ts';
import { toFlatList } from '../shared/list.ts';
import { property } from '../shared/property.ts';
import { serviceProviders } from './providers.ts';
import { toReceiver } from '../shared/ruby-strings.ts';

const enable: PropertyDeclaration = {
  kind: 'property',
  name: 'enable',
  doc: 'Controls whether the service starts at boot. Without `enable`, that stays unchanged.',
  requiredFeatures: ['enableable'],
  values: [
    { value: 'true', event: 'service_enabled' },
    { value: 'false', event: 'service_disabled' },
    { value: 'manual', event: 'service_manual_start', requiredFeatures: ['manual_startable'] },
    { value: 'mask', event: 'service_disabled', requiredFeatures: ['maskable'] },
    { value: 'delayed', event: 'service_delayed_start', requiredFeatures: ['delayed_startable'] },
  ],
};

const ensure: PropertyDeclaration = {
  kind: 'property',
  name: 'ensure',
  doc: 'The desired state: `running` or `stopped`. Without `ensure`, the state stays unchanged.',
  values: [
    { value: 'stopped', aliases: ['false'], event: 'service_stopped' },
    { value: 'running', aliases: ['true'], event: 'service_started', invalidateRefreshes: true },
  ],
};

function parameter(name: string, doc: string, more: Partial<ParameterDefinition> = {}): ParameterDefinition {
  return { kind: 'parameter', name, doc, ...more };
}

const FLAG = [{ value: 'true' }, { value: 'false' }] as const;

export const service: TypeDeclaration = {
  name: 'service',
  doc:
    'Manages services: whether they run, and whether they start at boot. A refresh event (`notify`, `subscribe`, `~>`) restarts a running service. ' +
    'A service exists only if a package or a unit file provides it.',
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
    enable,
    ensure,
    property('logonaccount', 'The account that runs the service, on Windows.', {
      requiredFeatures: ['manages_logon_credentials'],
    }),
    parameter('logonpassword', 'The password of `logonaccount`.', {
      requiredFeatures: ['manages_logon_credentials'],
      sensitive: true,
      validate: (value) => {
        if (typeof value === 'string' && value.includes(':')) throw new ArgumentFailure("Passwords cannot include ':'");
      },
    }),
    property('flags', 'Startup flags of the service, on OpenBSD.', { requiredFeatures: ['flaggable'] }),
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
      munge: (value) => toFlatList(value).flatMap((item) => toReceiver(item, 'split').split(':')),
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
  validate: (resource) => {
    if (resource.isSet('logonpassword') && !resource.isSet('logonaccount'))
      throw new TypeFailure("The 'logonaccount' parameter is mandatory when setting 'logonpassword'.");
  },
};
