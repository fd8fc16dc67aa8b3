class bare { }

# Says what it is.
class documented { }

# Stands too far above.

class far { }
define key { }
/* Says what it is. */
define other { }
