function site::digger(Array $segments, Hash $options, Puppet::LookupContext $context) {
  if $segments[0] == 'dd' { "dig ${segments}" } else { $context.not_found }
}
