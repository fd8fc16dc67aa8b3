notice(fqdn_rotate([1, 2, 3]), parsejson('[1]'), defined('parsejson'))
include app
notice(deprecation('a', 'b'))

function deprecation(String $key, String $message) >> String { "${key} is old: ${message}" }
