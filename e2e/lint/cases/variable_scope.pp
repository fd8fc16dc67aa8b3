class ntp (String $given, Array $list = [$given]) {
  $own = $given
  [$left, $right] = [1, 2]
  notice($own, $left, $right, $elsewhere, $ntp::params::port, $::kernel)
  notice($title, $facts['kernel'], $trusted['certname'], "${inner} and $outer", $0)
  $list.each |Integer $index, $item| {
    notice($index, $item)
    notice($lost)
  }
  notice($item)
  if 'a' =~ /(a)/ { notice($1) }
  notice($own['key'], $unknown['key'])
}
define ntp::key {
  notice($own, $name)
}
