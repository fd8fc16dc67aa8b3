# Puppet 4 gives defaults to what was declared before them, too.
notify { 'first': }

Notify {
  message => 'said by default',
}

notify { 'second': }

# And merges a class that is defined twice.
class base {
  notify { 'base': }
}
class base {
  notify { 'base again': }
}
include base
