include role::shop
