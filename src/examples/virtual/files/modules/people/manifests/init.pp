# All people who work here. The @ makes a resource virtual.
class people {
  @group { 'web':
    gid => 3000,
  }

  @group { 'database':
    gid => 3001,
  }

  @user { 'ada':
    uid    => 2001,
    groups => ['web', 'database'],
    tag    => ['web', 'database'],
  }

  @user { 'grace':
    uid    => 2002,
    groups => ['web'],
    tag    => 'web',
  }

  @user { 'edsger':
    uid    => 2003,
    groups => ['database'],
    tag    => 'database',
  }

  # Nothing realizes this user, so no catalog contains it.
  @user { 'alan':
    uid => 2004,
  }
}
