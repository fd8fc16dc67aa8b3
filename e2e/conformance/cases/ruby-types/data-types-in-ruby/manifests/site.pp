$p = M::Pt(3, 4)
notice($p, $p.sum, $p =~ M::Pt, $p.x, $p.y)
notice("i ${p}", [$p], {'a' => $p}, String($p), String([$p]))
notice(M::Pt(1), M::Pt({x => 2}), M::Pt(x => 1, y => 2) == M::Pt(1, 2), M::Pt(1) == M::Pt(2))
notice($p.add(M::Pt(1)), type($p), $p.add($p).sum)
$p.each_part |$x| { notice("part ${x}") }
notice(M::Plain('n'), M::Plain('n', 8).port, M::Plain(name => 'z').name)
$c = M::Cls(1)
notice($c.x, $c.y, $c.sum, $c == M::Cls(1, 9), $c =~ M::Cls, $c =~ M::Pt, {$c => 1}[M::Cls(1, 3)])
notice(m::lf($p), m::rf($p))
m::d { 'x': p => $p, c => $c }
notify { 'n': message => $p }
notice(M::Pt, type(M::Pt))
