"""A round on the roof: a technician notes the pressure of the water line between tank and solar panels."""
from kit import at, box, cyl, gauge, picture, potted_plant, ring, rod, tiles, valve, water_tank
from people import figure, tablet
from town import rooftop_door, solar

picture(size=(1440, 1080), crop=(.3, .3, 1.13, 2.9))
tiles(9, 9, ('pave', 'pave2'), .75, -1.4, 1.4, 0)
with at(-1.0, 3.1, .03, 0, 2.0):
    rooftop_door(0, 0, 0, 1.5, 1.1, 1.15, 'terracotta')
with at(-1.75, .55, .03, 0, 1.15):
    solar(0, 0, 0, 3)
water_tank(1.75, 1.5, .03, .72, 1.25)
# the line from the tank: up beside her, with gauge and valve at the height of her hand
rod([(1.25, 1.0, .42), (.76, .51, .42), (.76, .51, 1.42), (1.62, 1.37, 1.42)], .065, 'copper')
for z in (.56, 1.22):
    ring(.76, .51, z, .08, .022, 'brass')
cyl(.76, .51, .03, .13, .04, 'slate')
cyl(.76, .51, .05, .045, .4, 'slate')
with at(.76, .51, 1.46, 45, 1.7):
    cyl(0, 0, -.02, .02, .12, 'brass')
    gauge(0, 0, .12)
with at(.76, .51, .98, 45, 1.15):
    valve(0, 0, 0)
figure(.14, .02, 52, sex='f', outfit='overall', shirt='teal', hat='helmet', hair='plait', bindi=True, skin='skin-brown',
       right=(.46, -.3, .98), left=(.1, -.36, .86), left_item=tablet, scale=1.2, look=(2, -6))
box(-.9, -1.15, .03, .5, .35, .24, 'teal', .04)
potted_plant(-1.15, -.35, .03, .26, 'gold', 'marigold')
