# The web servers of this company.
