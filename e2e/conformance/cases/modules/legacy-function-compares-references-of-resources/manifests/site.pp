class base { }
include base
define thing() { notify { "in ${title}": } }
thing { 'one': }
notify { 'a':
  require => Thing['one'],
  before  => [Notify['b'], Notify['c']],
}
notify { ['b', 'c']: require => Class['base'] }

notice(same_relations(Notify['a'], {
  'require' => Thing['one'],
  'before'  => [Notify['b'], Notify['c']],
}))
notice(same_relations(Notify['a'], { 'require' => Thing['two'], 'before' => Notify['b'] }))
notice(same_relations(Notify['b'], { 'require' => Class['base'] }))
notice(same_relations(Notify['c'], { 'require' => Class['Base'], 'message' => undef }))
notice(u::found('u/one.txt', 'u/two.erb', '/not/there', '/etc/passwd', 'none/one.txt'))
