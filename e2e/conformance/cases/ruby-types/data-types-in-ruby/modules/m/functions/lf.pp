function m::lf(M::Pt $p) >> M::Pt { M::Pt($p.y, $p.x) }
