class ntp {
  anchor { 'ntp::begin': }
  -> class { 'ntp::config': }
  -> anchor { ['ntp::end', 'ntp::done']:
    require => Class['ntp::config'],
  }
  @anchor { 'virtual': tag => 'a' }
  Anchor['ntp::begin'] -> Anchor['ntp::end']
  package { 'anchor': }
}
