# How this company runs its web servers.
