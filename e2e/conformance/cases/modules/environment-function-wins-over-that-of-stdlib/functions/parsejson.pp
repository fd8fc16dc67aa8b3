function parsejson(String $text) { "parsed ${text}" }
