"""Horticulture: a terrace nursery with a small greenhouse, seedlings potted and vines trained."""
import math
from kit import at, ball, box, bucket, bush, cyl, picture, pipe, plinth, pot, potted_palm, potted_plant, tiles, tulsi
from people import cloth, crate, figure, shears, watering_can
from town import cat, sparrow

picture(margin=.02, close=(.33, -.62, 1.5, 2.1))
plinth(7.2, 6.6, 'pave2')
tiles(7.0, 6.4, ('pave', 'pave2'), .8, 0, 0, -.02)
# the greenhouse
with at(-1.35, 1.75):
    box(0, 0, 0, 3.6, 2.4, .35, 'brick', .03)
    for x in (-1.75, -.6, .6, 1.75):
        for y in (-1.15, 1.15):
            box(x, y, .35, .09, .09, 1.25, 'white', .012)
    for y in (-1.15, 1.15):
        box(0, y, 1.58, 3.6, .1, .09, 'white', .012)
        box(0, y, .95, 3.5, .05, .05, 'white', .01)
    box(0, 0, 2.3, 3.7, .1, .1, 'white', .012)
    for x in (-1.75, -.6, .6, 1.75):
        pipe([(x, -1.15, 1.62), (x, 0, 2.35), (x, 1.15, 1.62)], .04, 'white', smooth=False)
    for x in (-1.17, 0, 1.17):
        with at(x, 0, 1.66):
            pipe([(0, -1.1, .02), (0, 0, .68)], .012, 'glass', smooth=False)
    for k in range(3):  # shelves with seedlings, seen through the open front
        box(-1.2 + 1.2 * k, .55, .35, 1.05, .5, .42, 'wood', .02)
        for j in range(6):
            with at(-1.55 + 1.2 * k + .35 * (j % 3), .45 + .22 * (j // 3), .77):
                pot(0, 0, 0, .09, .13, 'terracotta')
                bush(0, 0, .1, .13, 'leaf', ('marigold', 'rose', 'white', 'violet')[(j + k) % 4])
    for k in range(2):
        box(-1.05 + 2.1 * k, -.6, .35, 1.1, .4, .3, 'oak', .02)
        for j in range(4):
            blade_x = -1.4 + 2.1 * k + .23 * j
            bush(blade_x, -.6, .62, .12, 'lime')
# trellis with a vine
with at(1.9, 2.95):
    for k in range(5):
        box(-1.0 + .5 * k, 0, 0, .05, .05, 1.9, 'wood', .01)
    for k in range(5):
        box(0, 0, .25 + .38 * k, 2.1, .04, .05, 'wood', .01)
    for k in range(90):
        t = k / 90
        ball(-1.0 + 2.0 * t + .12 * math.sin(k * 2.3), -.06, .3 + 1.45 * abs(math.sin(k * 1.7)), .1,
                ('leaf', 'fern', 'lime')[k % 3], (1, .6, .8), (20 * k, 30 * k, 0))
        if k % 6 == 0:
            ball(-1.0 + 2.0 * t, -.13, .4 + 1.3 * abs(math.sin(k * 1.7)), .07, 'rose')
# raised vegetable beds
for k, (colour, second) in enumerate((('lime', 'red'), ('leaf', 'marigold'))):
    with at(2.35, 1.1 - 1.25 * k):
        box(0, 0, 0, 1.9, .85, .32, 'oak', .03)
        box(0, 0, .1, 1.75, .7, .25, 'soil', .02)
        for i in range(5):
            for j in range(2):
                bush(-.66 + .33 * i, -.17 + .34 * j, .3, .14, colour)
                ball(-.6 + .33 * i, -.3 + .34 * j, .42, .05, second)
# the potting bench
with at(.1, -1.15):
    box(0, .0, 0, 1.7, .7, .68, 'teal', .03)
    box(0, 0, .68, 1.8, .8, .06, 'wood', .02)
    ball(-.5, 0, .74, .24, 'soil', (1, .9, .5))
    for k in range(3):
        pot(.05 + .28 * k, .1, .74, .11, .16)
        if k != 1:
            bush(.05 + .28 * k, .1, .88, .13, 'leaf', 'gold')
    cyl(.3, -.22, .74, .02, .22, 'wood', axis='x')
figure(.25, -.5, 20, .02, sex='f', outfit='apron', shirt='teal', hat='straw', hat_colour='gold', hair='plait', right='work',
        right_item=cloth, left='work', skin='skin-tan', scale=1.18)
figure(.7, 2.4, 160, .02, outfit='overall', hat='cap', right='reach', right_item=shears, left='reach', skin='skin-dark',
        scale=1.12, look=(-55, -8))
figure(-1.75, -.75, 45, .02, outfit='overall', shirt='gold', trim='teal', hat='straw', hat_colour='teal', right='carry',
        right_item=crate, left='front', moustache=True, hair_colour='silver', skin='skin-brown', scale=1.22)
figure(2.85, -1.1, 40, .02, outfit='uniform', hair='curly', right='hold', right_item=watering_can, left='hip', skin='skin-fair',
        scale=1.15)
for k in range(5):
    potted_plant(-3.2 + .0 * k, -.1 - .62 * k, .02, .27, ('terracotta', 'gold', 'teal', 'terracotta', 'white')[k],
            ('rose', 'marigold', None, 'white', 'violet')[k])
for k in range(4):
    potted_plant(-2.2 + .72 * k, -2.85, .02, .25, ('terracotta', 'teal', 'terracotta', 'gold')[k],
            ('marigold', 'white', 'rose', None)[k])
potted_palm(1.9, -2.6, .02, .9)
tulsi(2.6, -2.7, .02)
cat(-.4, -2.1, .02, 45)
sparrow(.9, -2.55, .02, 40)
bucket(1.05, -.75, .02, 'gold')
