function site::key(String $key, Hash $options, Puppet::LookupContext $context) {
  case $key {
    'kk': { "key ${key} ${options}" }
    'nf': { $context.not_found() }
    'ex': { $context.explain() || { 'x' } 'explained' }
    'int': { $context.interpolate("os %{facts.os.name}") }
    'cache': { $context.cache('a', 5) $context.cached_value('a') + 1 }
    default: { $context.not_found }
  }
}
