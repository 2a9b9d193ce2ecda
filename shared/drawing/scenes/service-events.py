"""Events: an evening wedding lawn, the mandap hung with marigolds, lamps lit, places laid."""
import math
from kit import (
    at, ball, box, carpet, chair, cyl, grass, hedge, lamp, lathe, picture, plinth, potted_plant, rangoli,
    round_table, sheet, toran, tree,
)
from people import bouquet, cloth, figure, tablet, tray
from town import cat, string_lights

picture(light='evening', exposure=1.6, margin=.02, close=(2.86, -.54, 1.2, 2.6), behind='deep')
plinth(7.6, 7.0, 'pave2')
grass(0, 0, 7.4, 6.8, 0, 'leaf', 70)
# mandap
with at(-.6, 1.9):
    box(0, 0, .05, 3.4, 2.6, .3, 'terracotta', .04)
    carpet(0, 0, 3.2, 2.4, 'brick', 'gold', .34)
    for x in (-1.45, 1.45):
        for y in (-1.05, 1.05):
            cyl(x, y, .35, .09, 2.2, 'gold')
            for k in range(9):
                a = k * .9
                ball(x + .1 * math.cos(a), y + .1 * math.sin(a), .5 + .23 * k, .07, 'marigold' if k % 2 else 'gold')
    box(0, 0, 2.5, 3.3, 2.5, .14, 'gold', .05)
    box(0, 0, 2.62, 2.6, 1.9, .12, 'terracotta', .05)
    lathe(0, 0, 2.72, ((.8, 0), (.72, .14), (.38, .34), (.08, .52), (0, .62)), 'gold')
    ball(0, 0, 3.38, .08, 'terracotta')
    toran(-1.4, 1.4, 2.48, -1.2, 12)
    with at(0, 0, 0, 90):
        toran(-1.05, 1.05, 2.48, -1.6, 9)
    for s in (-1, 1):
        box(s * .42, .35, .36, .7, .6, .42, 'terracotta', .08)
        box(s * .42, .65, .5, .7, .16, .75, 'gold', .07)
    cyl(0, -.45, .36, .28, .1, 'brass')
    ball(0, -.45, .55, .11, 'amber', (.85, .85, 1.5))
    ball(.07, -.5, .5, .07, 'marigold', (.8, .8, 1.4))
    lamp(0, -.3, 1.7, 60)
carpet(-.6, -.75, 1.1, 2.7, 'terracotta', 'gold', .04)
for k in range(4):  # oil lamps along the aisle
    for s in (-1, 1):
        cyl(-.6 + s * .75, -1.9 + .75 * k, .05, .09, .05, 'brass', .12)
        ball(-.6 + s * .75, -1.9 + .75 * k, .14, .04, 'amber', (.8, .8, 1.7))
rangoli(-.6, -2.75, .06, .6)
for x, y in ((1.95, .7), (2.2, -1.5), (-2.7, -1.35)):
    round_table(x, y, .62, .72, 'cream', .05)
    ball(x, y, .85, .16, 'rose', (1, 1, .7))
    ball(x + .12, y - .05, .86, .09, 'marigold')
    ball(x, y, .98, .04, 'amber', (.8, .8, 1.7))
    for k in range(4):
        a = math.pi / 4 + math.pi / 2 * k
        cyl(x + .4 * math.cos(a), y + .4 * math.sin(a), .78, .11, .015, 'steel')
        chair(x + .92 * math.cos(a), y + .92 * math.sin(a), math.degrees(a) - 90 , 'gold', .05)
    lamp(x, y, 1.35, 10)
for x, y in ((-3.5, -3.2), (3.5, 3.2), (-3.5, 3.2)):
    cyl(x, y, .0, .05, 3.0, 'wood')
folds = [(-3.62 + .05 * math.cos(11 * y), y) for y in (-3.1 + .04 * k for k in range(156))]
sheet([[(x, y, z) for x, y in folds] for z in (.02, 2.15)], 'cream')  # the cloth wall of the canopy
for z, h, colour in ((1.97, .2, 'terracotta'), (1.9, .07, 'gold')):
    sheet([[(x + .02, y, z + t * h) for x, y in folds] for t in (0, 1)], colour)
with at(-3.48, 0, 0, 90):
    toran(-3.1, 3.1, 1.8, 0, 22)
string_lights([(-3.4, 3.1), (-3.4, .6), (-3.4, -1.0), (-3.4, -3.1)], 1.6, .2, 9)
string_lights([(-3.5, 3.2), (-3.5, -3.2)], 2.95, .35, 12)
string_lights([(-3.5, 3.2), (3.5, 3.2)], 2.95, .35, 12)
hedge(0, 3.25, 0, 6.6, .3, .5)
tree(3.0, 2.5, .05, 2.7, .9)
figure(-1.9, -.15, 50, .06, outfit='uniform', hat='turban', hat_colour='terracotta', right='carry', right_item=tray,
        left='behind', moustache=True, skin='skin-brown', scale=1.2)
figure(.65, -1.0, 30, .06, sex='f', outfit='sari', shirt='terracotta', hair='bun', bindi=True, right='chest', right_item=bouquet,
        left='front', skin='skin-tan', scale=1.2)
figure(.35, -2.55, 45, .06, outfit='suit', hair='side', glasses=True, left='carry', left_item=tablet, right='point',
        skin='skin-fair', scale=1.2)
figure(3.0, -.35, -20, .06, sex='f', outfit='apron', hat='scarf', hat_colour='sea', right='work', right_item=cloth, left='hip',
        skin='skin-dark', scale=1.12, look=(38, -4))
lamp(.3, -2.0, 2.6, 55)
lamp(2.4, -3.6, 2.2, 70)
lamp(-.6, -4.2, 2.2, 70)
lamp(2.6, -.2, 2.6, 40)
lamp(-2.6, -1.4, 2.4, 35)
lamp(-2.75, .9, 2.1, 34)
potted_plant(-2.75, .4, .05, .28, 'gold', 'marigold')
potted_plant(1.45, .45, .05, .28, 'gold', 'marigold')
cat(-1.7, -3.05, .06, 40)
