# The same for machines with restricted access.
