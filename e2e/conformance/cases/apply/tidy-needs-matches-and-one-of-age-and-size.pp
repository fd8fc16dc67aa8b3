# case: {"files":{"/srv/cache/old.tmp":"1234","/srv/cache/small.tmp":"","/srv/cache/large.txt":"1234"},"look":["/srv/cache/old.tmp","/srv/cache/small.tmp","/srv/cache/large.txt"]}
tidy { '/srv/cache':
  recurse => true,
  matches => '*.tmp',
  size    => '2b',
  age     => '1w',
}
