include shop
include backup
