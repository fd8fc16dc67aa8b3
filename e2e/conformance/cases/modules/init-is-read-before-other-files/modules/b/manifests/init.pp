class b(Nowhere::Type $x) { }
