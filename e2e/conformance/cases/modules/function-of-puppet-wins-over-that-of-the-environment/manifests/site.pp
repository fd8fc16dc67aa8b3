notice(upcase('x'), md5('x'), downcase('X'))

function downcase($x) { "mine ${x}" }
