function m::json(Hash $options, Puppet::LookupContext $context) { json_data($options, $context) }
