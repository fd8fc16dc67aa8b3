# case: {"stage":"compile"}
function given($value = 'default') { "given: '${value}'" }
notice(given())
notice(given(undef))
$length = [1].map |$a, $b = 'default'| { "${a} ${b}" }
notice($length)
