# What a machine needs to be backed up.
