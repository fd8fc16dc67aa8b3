# functions, as releases before 4 take it.
notice(split('a,b;c', '[,;]'), regsubst('abc', 'b', 'X'), sprintf('%s-%d-%05.1f', 'a', '5', '3.14'), versioncmp('1.2', '1.10'))
notice(md5('a'), sha1('a'), shellquote('a b', "c'd", 'e'), fqdn_rand(100, 'x'), defined('file'), defined(File['/x']), defined('nope'))
notice(template_missing())
