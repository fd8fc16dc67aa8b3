notice(M::Cls({x=>1}))
