# Declare the state of the machine here.
