[0, 1, 2, 4, 5, 6, 7, 8].each |$n| {
  $v = m::v($n)
  notice(type($v), $v)
}
$s = m::v(0)
notice($s == 'sym', $s == m::v(0), $s =~ String, $s =~ RichData, $s =~ Runtime[ruby, 'Symbol'], "<${s}>", [$s], m::c($s), m::c(m::v(8)))
notice($s ? { 'sym' => 'string', default => 'other' }, m::v(7)[1])
notify { 'a': message => $s }
