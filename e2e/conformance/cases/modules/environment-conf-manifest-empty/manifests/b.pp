notify{b:}
