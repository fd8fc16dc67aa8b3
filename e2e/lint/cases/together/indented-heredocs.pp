# Heredocs.
class ntp (
  String $a = 'x',
) {
  file { '/a':
    content => @(END),
    one
      two

    | END
    mode    => '0644',
  }
  $b = @("END"/L)
        of ${a}
        and ${a} more
        | END
  $c = @(ONE)
    first
    | ONE
  notice($b, $c)
}
