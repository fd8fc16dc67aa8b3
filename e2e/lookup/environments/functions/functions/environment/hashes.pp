function environment::hashes(Hash $options, Puppet::LookupContext $context) {
  $context.explain || { "Reading ${options['path'].split('/')[-1]}" }
  { 'hashed' => "%{facts.region}", 'wrong::name' => 1 }
}
