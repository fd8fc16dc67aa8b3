# hyphen class, as releases before 4 take it.
class my-class { notice("in $name") }
include my-class
