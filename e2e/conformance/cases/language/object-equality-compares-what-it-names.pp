# case: {"stage": "compile"}
type Host = Object[{ attributes => { name => String, port => { type => Integer, value => 80 } }, equality => [name] }]
type Tagged = Object[{ parent => Host, attributes => { tag => String, note => { type => String, value => '' } }, equality => tag }]
type Every = Object[{ attributes => { x => Integer, y => { type => Integer, value => 0 } }, equality => [] }]
type Loose = Object[{ attributes => { x => Integer }, equality_include_type => false }]
$a = Host('a', 1)
$same = Host('a', 2)
$b = Host('b', 1)
notice($a == $same, $a != $same, $a == $b, $a in [$b, $same], $a in [$b], unique([$a, $b, $same]))
notice([$a] == [$same], { k => $a } == { k => $same }, { $a => 1 } == { $same => 1 }, [$a, $b] - [$same], index([$b, $same], $a))
notice({ $a => 1, $same => 2, $b => 3 }, { $a => 1 }[$same])
case $a {
  $same: { notice('the same in case') }
  default: { notice('different in case') }
}
notice($a ? { $b => 'b', $same => 'the same', default => 'none' })
notice(Tagged('a', 't', 1) == Tagged('a', 't', 2), Tagged('a', 't') == Tagged('b', 't'), Tagged('a', 't', 1, 'n') == Tagged('a', 't', 2, 'm'), $a == Tagged('a', 't'))
notice(Every(1) == Every(2, 3), unique([Every(1), Every(2)]), Loose(1) == Loose(1), Loose(1) == Loose(2))
