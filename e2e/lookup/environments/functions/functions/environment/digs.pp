function environment::digs(Array[Variant[String[1], Numeric]] $segments, Hash $options, Puppet::LookupContext $context) {
  $context.explain || { "Digging for ${segments} at ${options['place']}" }
  $data = { 'dug' => { 'a' => ['x', $options['place']] } }
  $found = $data.dig(*$segments)
  if $found =~ Undef { $context.not_found }
  $found
}
