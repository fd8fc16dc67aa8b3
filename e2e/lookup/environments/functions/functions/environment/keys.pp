function environment::keys(String[1] $key, Hash $options, Puppet::LookupContext $context) {
  $context.explain || { "Asked for ${key} in ${options['region']}" }
  case $key {
    'from_keys': { "keys of ${options['region']}" }
    'interpolated': { $context.interpolate('%{facts.region} and %{lookup("from_keys")}') }
    'fails': { fail("No data today") }
    'cached': { $context.cache('cached', "x${context.module_name}") }
    'typed': { Integer }
    default: { $context.not_found }
  }
}
