# define metaparams, as releases before 4 take it.
define d() { notify { "n $title": } }
notify { 'z': }
d { ['x', 'y']: require => Notify['z'], tag => 'q' }
