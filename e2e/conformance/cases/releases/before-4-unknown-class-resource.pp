# unknown class resource, as releases before 4 take it.
class { 'nowhere': }
