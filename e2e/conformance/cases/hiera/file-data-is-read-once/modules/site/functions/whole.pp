function site::whole(String[1] $key, Hash $options, Puppet::LookupContext $context) {
  $text = $context.cached_file_data($options['path'])
  if $key == 'whole' or $text =~ String and $key in $text { String($text) } else { $context.not_found }
}
