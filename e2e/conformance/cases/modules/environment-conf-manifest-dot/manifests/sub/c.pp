notify{sub:}
