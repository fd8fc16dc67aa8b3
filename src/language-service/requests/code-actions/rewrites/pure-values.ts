import { builtinFunctions, walk, type Expression } from '../../../../engine/index.ts';

/** Built-in functions with side effects, and functions whose result depends on what was evaluated before. */
const EFFECTS: ReadonlySet<string> = new Set([
  ...['alert', 'crit', 'debug', 'emerg', 'err', 'info', 'notice', 'warning', 'fail', 'assert_type', 'breakpoint'],
  ...['include', 'contain', 'require', 'realize', 'tag', 'create_resources', 'ensure_packages', 'ensure_resource'],
  ...['ensure_resources', 'defined', 'defined_with_params', 'tagged', 'generate', 'lookup', 'hiera', 'hiera_array'],
  ...['hiera_hash', 'hiera_include', 'break', 'next', 'return', 'template', 'inline_template', 'inline_epp', 'epp'],
  ...['getparam', 'getvar', 'search', 'seeded_rand', 'fqdn_rand', 'fqdn_rand_string', 'file', 'call', 'deprecation'],
]);

/**
 * Where a value can be moved: `literal` anywhere, `computed` only to a place where its variables have the same values,
 * `effects` nowhere.
 */
export type Purity = 'literal' | 'computed' | 'effects';

export function ratePurity(value: Expression): Purity {
  let purity: Purity = 'literal';
  walk(value, (node) => {
    switch (node.kind) {
      case 'CallNamedFunction':
      case 'CallMethod': {
        const functor = node.kind === 'CallMethod' ? node.functor.right : node.functor;
        const isKnown = functor.kind === 'QualifiedName' && builtinFunctions.find(functor.value) !== undefined;
        const isType = functor.kind === 'QualifiedReference';
        if (isType || (isKnown && !EFFECTS.has(functor.value))) purity = purity === 'effects' ? purity : 'computed';
        else purity = 'effects';
        break;
      }
      case 'Assignment':
      case 'Resource':
      case 'ResourceDefaults':
      case 'ResourceOverride':
      case 'Collect':
      case 'Relationship':
      case 'Error':
        purity = 'effects';
        break;
      case 'Variable':
        purity = purity === 'effects' ? purity : 'computed';
        break;
      default:
    }
    return purity !== 'effects';
  });
  return purity;
}
