include time::audited
