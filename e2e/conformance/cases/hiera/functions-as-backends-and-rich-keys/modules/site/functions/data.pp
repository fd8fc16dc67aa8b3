function site::data(Hash $options, Puppet::LookupContext $context) >> Hash {
  { 'fromhash' => "v %{facts.os.name}", 'site::x' => $context.environment_name, 'opts' => $options }
}
