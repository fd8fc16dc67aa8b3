se { 'a': pw => Sensitive('s3'), list => [Sensitive('x'), 'y'] }
se { 'b': pw => Sensitive('s3'), noop => true }
se { 'c': pw => 'open', audit => all }
