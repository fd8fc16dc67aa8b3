# strings, as releases before 4 take it.
$name1 = 'x'
$h = { 'a' => 'b', 'k-1' => { 'c' => 'd' } }
notice("$name1-foo ${name1}foo \$x ${h['a']} $h[a] ${h['k-1']['c']} \\ \t| \' \"")
notice('it''s', 'a\'b', 'c\\d', 'e\nf')
notice("a${1}b$2 $ $- ${name1}")
