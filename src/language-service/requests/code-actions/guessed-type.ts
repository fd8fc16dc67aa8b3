import type { Expression } from '../../../engine/index.ts';

export function guessedType(value: Expression): string | undefined {
  switch (value.kind) {
    case 'LiteralString':
    case 'ConcatenatedString':
    case 'HeredocExpression':
    case 'QualifiedName':
      return 'String';
    case 'LiteralInteger':
      return 'Integer';
    case 'LiteralFloat':
      return 'Float';
    case 'LiteralBoolean':
    case 'Comparison':
    case 'And':
    case 'Or':
    case 'Not':
    case 'In':
    case 'Match':
      return 'Boolean';
    case 'LiteralList':
      return 'Array';
    case 'LiteralHash':
      return 'Hash';
    case 'LiteralRegularExpression':
      return 'Regexp';
    default:
      return undefined;
  }
}

/** Returns a placeholder value of a type, or `undef` for an unknown type. */
export function emptyValue(type: string | undefined): string {
  const [, name = '', first = ''] = /^(\w+)(?:\[\s*(['"]?[^,\]]*['"]?))?/.exec(type ?? '') ?? [];
  switch (name) {
    case 'String':
      return "''";
    case 'Integer':
    case 'Numeric':
      return /^\d+$/.test(first) ? first : '0';
    case 'Float':
      return '0.0';
    case 'Boolean':
      return 'false';
    case 'Array':
    case 'Tuple':
      return '[]';
    case 'Hash':
    case 'Struct':
      return '{}';
    case 'Enum':
      return first === '' ? "''" : first;
    default:
      return 'undef';
  }
}
