function upcase($x) { "mine ${x}" }
