# Puppet 4 also applies defaults to resources that were declared earlier.
notify { 'first': }

Notify {
  message => 'said by default',
}

notify { 'second': }

# Puppet 4 merges a class that is defined twice.
class base {
  notify { 'base': }
}
class base {
  notify { 'base again': }
}
include base
