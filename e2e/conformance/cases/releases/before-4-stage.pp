# stage, as releases before 4 take it.
stage { 'pre': before => Stage['main'] }
class s { notify { 's': } }
class { 's': stage => 'pre' }
