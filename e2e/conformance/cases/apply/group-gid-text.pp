# A gid has to be a number.
group { 'ops': gid => 'many' }
