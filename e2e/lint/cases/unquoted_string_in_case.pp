case $facts['kernel'] {
  Linux: { notice('a') }
  'SunOS', darwin: { package { ntp: } }
  Ntp::Kind: { }
  default: { }
}
