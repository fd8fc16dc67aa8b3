include shop
