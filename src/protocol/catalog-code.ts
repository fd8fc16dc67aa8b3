/** Result of writing Puppet code from a catalog. */
import type { ProjectFiles } from './project/project.ts';

/** Attributes whose value must be a command with an absolute path. */
const COMMANDS: ReadonlySet<string> = new Set(['command', 'onlyif', 'unless', 'refresh']);

/**
 * Returns a placeholder for a value of a Sensitive attribute. Puppet accepts the placeholder as a value of this
 * attribute.
 */
export function placeholderFor(attribute: string): string {
  return COMMANDS.has(attribute) ? '/bin/true [redacted]' : '[redacted]';
}

export type CatalogCode =
  | {
      readonly kind: 'code';
      readonly certname: string;
      readonly files: ProjectFiles;
      /**
       * Resource types that Bunraku does not know, because modules define them. The written files define stand-ins for
       * these types.
       */
      readonly unknownTypes: readonly string[];
      /** Number of values of Sensitive attributes that placeholders replace. */
      readonly hiddenValues: number;
      /** Differences between the catalog and the one that the code compiles to; empty for equal catalogs. */
      readonly differences: readonly string[];
    }
  /** `message` is a sentence for the user. */
  | { readonly kind: 'refused'; readonly message: string };
