notify{top:}
