# The backup of a machine.
