include mirror
include shop
include wiki
