class b::other(Missing::Type $y) { }
