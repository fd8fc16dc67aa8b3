function shout($x) { "mine ${x}" }
