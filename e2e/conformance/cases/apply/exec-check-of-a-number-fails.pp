exec { '/bin/true': onlyif => 3 }
