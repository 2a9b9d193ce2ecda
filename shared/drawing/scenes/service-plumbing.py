"""A plant room beside a washroom: two plumbers mend the pipe run between tank, pump and basin."""
from kit import (
    at, basin, box, bucket, cyl, extinguisher, gauge, glass_sheet, mirror, on_back, on_left, picture, pipe,
    potted_plant, pump, ring, rod, room, shower, toilet, toolbox, valve, water_tank, window,
)
from people import clipboard, figure, wrench
from town import cat, puddle

picture(close=(1.75, 1.2, .8, 2.6))
room(5.9, 5.6, 2.7, 'straw', 'mint', ('white', 'mint'), dado='sea')
water_tank(-1.95, 1.8, .03, .75, 1.35)
pump(-.3, 2.15, .03)
pump(-.3, 1.3, .03, 0, 'terracotta')
rod([(-1.2, 2.0, .35), (-.6, 2.0, .35)], .06, 'copper')
rod([(-1.2, 1.35, .35), (-.6, 1.35, .35)], .06, 'copper')
rod([(.07, 2.15, .68), (.07, 2.15, 1.3), (.07, 2.58, 1.3), (.07, 2.58, 2.25), (2.9, 2.58, 2.25)], .06, 'steel')
rod([(.07, 1.3, .68), (.07, 1.3, .95), (1.15, 1.3, .95), (1.15, 1.3, .38), (1.15, 2.58, .38), (1.15, 2.58, 2.25)], .06, 'copper')
rod([(2.62, 2.58, 2.25), (2.62, 2.58, .55), (2.3, 2.58, .55)], .045, 'steel')
for x in (.6, 1.7, 2.7):
    box(x, 2.7, 2.19, .1, .2, .12, 'slate', .02)
valve(.6, 1.28, .95)
for k in range(5):  # the leak
    pipe([(1.15, 1.24, .72), (1.02 + .05 * k, 1.0 - .03 * k, .74 + .03 * k), (.95 + .08 * k, .8 - .05 * k, .1)], .012, 'water')
puddle(1.15, .75, .04, .4)
with on_back(5.6):
    valve(1.15, -.24, 1.35, 0, 'gold')
    gauge(1.15, -.28, 1.85)
    basin(2.15)
    mirror(2.15, 1.2, .62, .75)
    window(-1.55, 1.75, 1.1, .7, bars=(2, 0))
with on_left(5.9):
    window(-.35, 1.35, 1.3, .95)
    toilet(-2.1)
    shower(-1.25)
    extinguisher(.75, .5)
    rod([(1.0, -.07, .05), (1.0, -.07, 2.45), (-2.1, -.07, 2.45), (-2.1, -.07, .9)], .05, 'copper')
    valve(.7, -.1, 2.45, 0, 'red', .1)
glass_sheet(-2.3, -1.65, .03, 1.2, 1.05)
bucket(.7, .55, .05, 'gold')
figure(1.95, 1.1, -45, outfit='overall', hat='cap', pose='kneel', right='work', right_item=wrench, left='work', look=(5, -2),
        skin='skin-tan')
figure(1.9, -1.35, 30, sex='f', hat='helmet', hair='bun', right='carry', right_item=clipboard, left='point', look=(-5, -8))
figure(-1.05, -.35, 60, outfit='vest', hat='cap', hat_colour='teal', right='carry', left='carry', moustache=True,
        skin='skin-dark',
       left_item=lambda: rod([(-.55, -.05, 0), (.75, -.05, 0)], .05, 'copper'))
toolbox(2.45, -.1, .03, 15)
for k, (x, y) in enumerate(((-1.75, -1.2), (-1.5, -1.0), (-1.3, -1.3))):  # elbows waiting on the floor
    with at(x, y, .09, 20 * k):
        rod([(-.2, 0, 0), (.2, 0, 0), (.2, .2, 0)], .055, 'copper')
box(.1, -2.1, .03, 1.5, .8, .5, 'oak', .03)
box(.1, -2.1, .5, 1.62, .92, .07, 'wood', .02)
with at(-.3, -2.15, .63):
    ring(0, 0, 0, .14, .045, 'sky')
    ring(.42, .1, 0, .12, .035, 'gold')
rod([(.15, -2.35, .62), (.75, -2.3, .62)], .045, 'copper')
cyl(.6, -1.9, .57, .05, .18, 'terracotta')
potted_plant(-2.45, .45, .03, .28)
cat(-1.9, -2.2, .03, 50)
potted_plant(2.6, -2.4, .03, .26)
