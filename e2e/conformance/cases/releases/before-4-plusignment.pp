# plusignment, as releases before 4 take it.
class a { notify { ['x', 'y', 'z']: } exec { '/bin/true': require => Notify['x'] } }
class b inherits a { Exec['/bin/true'] { require +> [Notify['y'], Notify['z']] } }
include b
