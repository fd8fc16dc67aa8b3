function md5($x) { "mine ${x}" }
