# case: {"modules": ["concat", "stdlib"], "look": ["/opt/e", "/opt/w"]}
concat { '/opt/e': }
concat { '/opt/w': warn => true }
