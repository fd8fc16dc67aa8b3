/** Functions that change a string, or each string of an array. */
const OF_TEXTS = ['capitalize', 'chomp', 'chop', 'downcase', 'lstrip', 'rstrip', 'strip', 'upcase'];

/**
 * Ruby code for functions of stdlib that are core functions of later releases, by name. The code computes a real
 * result, because conditions in manifests depend on it. The Ruby variable `given` contains the arguments.
 */
export const CORE_FUNCTIONS_IN_RUBY: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    OF_TEXTS.map((name) => [
      name,
      `given[0].is_a?(Array) ? given[0].map { |text| text.to_s.${name} } : given[0].to_s.${name}`,
    ]),
  ),
  abs: 'given[0].to_f.abs',
  any: 'given[0].any?',
  empty: "[nil, :undef, '', [], {}].include?(given[0])",
  flatten: 'given.flatten',
  getvar: 'lookupvar(given[0].to_s)',
  join: 'Array(given[0]).flatten.join(given[1].to_s)',
  keys: 'given[0].is_a?(Hash) ? given[0].keys : []',
  length: 'given[0].respond_to?(:length) ? given[0].length : 0',
  max: 'given.max_by(&:to_f)',
  min: 'given.min_by(&:to_f)',
  round: 'given[0].to_f.round',
  size: 'given[0].respond_to?(:size) ? given[0].size : 0',
  sort: 'Array(given[0]).sort',
  unique: 'Array(given[0]).uniq',
  values: 'given[0].is_a?(Hash) ? given[0].values : []',
};
