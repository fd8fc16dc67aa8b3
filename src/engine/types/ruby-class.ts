import { uriClass } from '../values/uri-class.ts';
import { DEFAULT, isArray, type Value } from '../values/value.ts';
import { formatType } from './format.ts';

export function rubyClass(value: Value): string {
  if (value === undefined) return 'NilClass';
  if (value === DEFAULT) return 'Symbol';
  switch (typeof value) {
    case 'string':
      return 'String';
    case 'bigint':
      return 'Integer';
    case 'number':
      return 'Float';
    case 'boolean':
      return value ? 'TrueClass' : 'FalseClass';
    default:
  }
  if (typeof value !== 'object') return 'Object';
  if (isArray(value)) return 'Array';
  switch (value.kind) {
    case 'Hash':
      return 'Hash';
    case 'Regexp':
      return 'Regexp';
    case 'Sensitive':
      return 'Puppet::Pops::Types::PSensitiveType::Sensitive';
    case 'Binary':
      return 'Puppet::Pops::Types::PBinaryType::Binary';
    case 'Timestamp':
      return 'Puppet::Pops::Time::Timestamp';
    case 'Timespan':
      return 'Puppet::Pops::Time::Timespan';
    case 'SemVer':
      return 'SemanticPuppet::Version';
    case 'SemVerRange':
      return 'SemanticPuppet::VersionRange';
    case 'URI':
      return uriClass(value.text);
    case 'Iterator':
      return 'Puppet::Pops::Types::Iterator';
    case 'Deferred':
      return 'Puppet::Pops::Types::Deferred';
    case 'Object':
      return formatType(value.type);
    case 'Type':
      return `Puppet::Pops::Types::P${value.type.kind}Type`;
  }
}
