notify{a:}
