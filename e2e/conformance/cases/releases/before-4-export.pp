# export, as releases before 4 take it.
@@notify { 'x': }
Notify <<| |>>
