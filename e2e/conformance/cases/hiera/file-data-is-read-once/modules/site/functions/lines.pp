function site::lines(String[1] $key, Hash $options, Puppet::LookupContext $context) {
  $data = $context.cached_file_data($options['path']) |$text| {
    notice("Puppet reads ${$options["path"].split("/")[-1]}")
    $text.split("\n")
  }
  if $data =~ Array and $key in $data { "${key} of Puppet" } else { $context.not_found }
}
