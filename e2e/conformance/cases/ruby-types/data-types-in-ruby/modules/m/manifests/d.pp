define m::d(M::Pt $p, Optional[M::Cls] $c = undef) { notice($p.sum) }
