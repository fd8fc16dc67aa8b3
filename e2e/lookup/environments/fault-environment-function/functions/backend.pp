function environment::backend(String $key, Hash $options, $context) { 1 }
