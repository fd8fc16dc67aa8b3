function m::yaml(Hash $options, Puppet::LookupContext $context) { yaml_data($options, $context) + { 'b' => 2 } }
