function fqdn_rotate(Array $values, String $seed = '') >> Array { $values + $seed }
