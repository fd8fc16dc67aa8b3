import {
  builtinTypes,
  olderSystems,
  loadPlatform,
  platforms,
  startingMachine,
  type PlatformName,
  type ServiceState,
} from '../engine/index.ts';
import { defaultNode } from './case.ts';
import type { CaseMachine } from './case-machine.ts';
import { UsageError } from './words/verb.ts';

/** Returns the platform with a name. Throws a `UsageError` for an unknown name. */
export function platformNamed(name: string): PlatformName {
  if (isPlatform(name)) return name;
  throw new UsageError(`Unknown machine '${name}'. Known machines: ${Object.keys(platforms).join(', ')}.`);
}

/**
 * Creates a machine that is only used for compilations. For an older system, which is not simulated, the machine has
 * the facts of this system. Throws a `UsageError` for an unknown name.
 */
export async function compilingMachine(name: string): Promise<CaseMachine> {
  if (isPlatform(name)) return await platformMachine(name);
  const older = Object.entries(olderSystems).find(([id]) => id === name)?.[1];
  if (older !== undefined) return { ...(await platformMachine(older.base)), system: older };
  const known = [...Object.keys(platforms), ...Object.keys(olderSystems)];
  throw new UsageError(`Unknown machine '${name}'. Known machines: ${known.join(', ')}.`);
}

function isPlatform(name: string): name is PlatformName {
  return Object.hasOwn(platforms, name);
}

/**
 * Creates a simulated machine like the page's: a platform in the state after its installation. Packages of the
 * conformance case get the version and the content that the platform offers. Packages that the platform does not offer
 * are left out.
 */
export async function platformMachine(platform: PlatformName): Promise<CaseMachine> {
  await loadPlatform(platform);
  return {
    platform,
    types: builtinTypes,
    createTarget: ({ node = defaultNode, files = {}, target: { packages = {}, services = {} } = {} }) => {
      const identity = { platform, hostname: node };
      const { packages: offered } = startingMachine(identity, { files: {}, packages: {}, services: {} });
      const versions = Object.keys(packages).map((name) => [name, offered.candidateOf(name)] as const);
      return startingMachine(identity, {
        files,
        packages: Object.fromEntries(
          versions.flatMap(([name, version]) => (version === undefined ? [] : [[name, version]])),
        ),
        services: Object.fromEntries(Object.entries(services).map(([name, state]) => [name, simpleState(state)])),
      });
    },
  };
}

function simpleState({ ensure, enable }: ServiceState) {
  return {
    ensure: ensure === 'running' ? 'running' : 'stopped',
    enable: enable === 'true' ? 'true' : 'false',
  } as const;
}
