# The same, for machines that few people may use.
