"""Plumbing, for the list: both hands turn the red wheel of a valve, a gauge beside it."""
from kit import at, cyl, extinguisher, gauge, on_left, pipe, ring, rod, room, spot, water_tank, window
from people import figure, task

task()
with at(.6, -.2):
    room(4, 4, 2.7, 'sea', 'mint', ('white', 'mint'))
    with on_left(4):
        window(-.3, 1.3, 1.2, .95)
        extinguisher(.85, .75)
water_tank(-.25, 1.35, .03, .62, 1.2)
figure(-.17, -.17, 78, outfit='overall', hat='cap', moustache=True, left=spot(.28, -.22, 1.14), right=spot(.33, .12, 1.14),
       skin='skin-dark', look=(4, 4), mood='work')
rod([(.42, -2, .98), (.42, .75, .98), (.42, .75, 2.6)], .062, 'copper')
rod([(.42, .42, .98), (.42, .42, .03)], .05, 'copper')
for y in (-.5, .34):
    cyl(.42, y, .98, .085, .1, 'brass', axis='y')
cyl(.42, -.05, .86, .1, .2, 'brass')
cyl(.42, -.05, 1.02, .03, .13, 'steel')
ring(.42, -.05, 1.13, .17, .026, 'red')
for across, along in ((.17, 0), (0, .17)):
    pipe([(.42 - across, -.05 - along, 1.13), (.42 + across, -.05 + along, 1.13)], .016, 'red')
cyl(.42, .62, 1.02, .02, .1, 'brass')
with at(.42, .62, 1.2, 50, 1.35):
    gauge(0, .04, 0)
