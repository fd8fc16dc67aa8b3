# nested class if, as releases before 4 take it.
if true { class a { } }
