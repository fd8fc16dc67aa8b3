/** Actions of service providers: systemd, and commands that a resource defines. */
import { withCode } from '../../diagnostics/failure.ts';
import { tryUnitPrograms, type RunProgram } from '../../machine/services/unit-programs.ts';
import { runShell } from '../../machine/shell/run-shell.ts';
import type { Target } from '../../machine/target.ts';
import type { MaybePromise } from '../../resource-types/behavior.ts';
import { TypeFailure, failureText } from '../../resource-types/failure.ts';
import type { ResourceInstance } from '../../resource-types/resource.ts';
import { execute } from '../shared/execute.ts';

interface ServiceActions {
  status(resource: ResourceInstance, target: Target): MaybePromise<'running' | 'stopped'>;
  start(resource: ResourceInstance, target: Target): MaybePromise<void>;
  stop(resource: ResourceInstance, target: Target): MaybePromise<void>;
  restart(resource: ResourceInstance, target: Target): MaybePromise<void>;
}

const managed: ServiceActions = {
  status: ({ name }, target) => (target.services.isRunning(name) ? 'running' : 'stopped'),
  start: async ({ name }, target) => {
    if (!target.services.isKnown(name)) {
      throw withCode(
        'SERVICE_START_FAILED',
        new TypeFailure(`Systemd start for ${name} failed!\njournalctl log for ${name}:\n-- No entries --\n`),
      );
    }
    target.services.unmask(name);
    const trial = await tryUnitPrograms(target, name, spawnOn(target));
    if (!target.services.start(name, trial)) throw systemdFailure('start', name, target);
  },
  stop: ({ name }, target) => target.services.stop(name),
  restart: async ({ name }, target) => {
    const trial = await tryUnitPrograms(target, name, spawnOn(target));
    if (!target.services.restart(name, trial)) throw systemdFailure('restart', name, target);
  },
};

function spawnOn(target: Target): RunProgram {
  return async (words, options) => runShell(target, words, { ...options, isCombined: true });
}

/** Creates the systemd provider's error for a failed command. It contains the journal of the service. */
function systemdFailure(action: 'start' | 'restart', name: string, target: Target): TypeFailure {
  const log = target.services.logOf(name);
  return withCode(
    'SERVICE_START_FAILED',
    new TypeFailure(`Systemd ${action} for ${name} failed!\njournalctl log for ${name}:\n${log.join('\n')}\n`),
  );
}

async function runOwn(resource: ResourceInstance, target: Target, kind: string, command: string): Promise<void> {
  try {
    await execute(target, command);
  } catch (thrown) {
    throw new TypeFailure(`Could not ${kind} ${resource.ref}: ${failureText(thrown)}`);
  }
}

function ownCommand(resource: ResourceInstance, kind: string): string | undefined {
  const command = resource.get(kind);
  return typeof command === 'string' ? command : undefined;
}

/** Uses the resource's own commands if they are set, and otherwise the actions in `otherwise`. */
function preferOwn(otherwise: ServiceActions): ServiceActions {
  const act =
    (kind: 'start' | 'stop' | 'restart') =>
    (resource: ResourceInstance, target: Target): MaybePromise<void> => {
      const command = ownCommand(resource, kind);
      return command === undefined ? otherwise[kind](resource, target) : runOwn(resource, target, kind, command);
    };
  return {
    status: (resource, target) => {
      const command = ownCommand(resource, 'status');
      if (command === undefined) return otherwise.status(resource, target);
      return runShell(target, command).then(({ exitCode }) => (exitCode === 0 ? 'running' : 'stopped'));
    },
    start: act('start'),
    stop: act('stop'),
    restart: act('restart'),
  };
}

/**
 * Actions of a provider without a service manager. Without a command for an action, Puppet searches for the service's
 * processes. A simulated machine has none.
 */
const base: ServiceActions = preferOwn({
  status: () => 'stopped',
  start: (resource, target) => {
    const binary = resource.get('binary');
    if (typeof binary !== 'string') throw new TypeFailure('Services must specify a start command or a binary');
    return runOwn(resource, target, 'start', binary);
  },
  stop: (resource) => resource.log('info', `${resource.name} is not running`),
  restart: async (resource, target) => {
    await base.stop(resource, target);
    await base.start(resource, target);
  },
});

/**
 * Actions by provider. A provider without an entry uses the machine's service manager, even if the resource has
 * commands.
 */
const ACTIONS: Readonly<Record<string, ServiceActions>> = {
  systemd: preferOwn(managed),
  debian: preferOwn(managed),
  redhat: preferOwn(managed),
  base,
  service: base,
};

export function chooseActions({ provider }: ResourceInstance): ServiceActions {
  return ACTIONS[provider?.parent ?? provider?.name ?? 'systemd'] ?? managed;
}
