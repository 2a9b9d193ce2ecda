"""Departmental stores: shelves filled, goods counted, the till ready."""
from kit import (
    at, ball, box, clock, counter, cyl, laptop, lathe, on_back, on_left, picture, potted_plant, rack, room, step_ladder,
    switchboard, window,
)
from people import carton, clipboard, crate, figure
from town import cat

picture(close=(1.42, -.68, 1.52, 2.15))
room(6.0, 5.6, 2.8, 'sea', 'cream', ('cream', 'straw'), skirting='wood')
rack(-1.95, 2.5, 1.7, 2.1, .5, 0, 5, 'teal', kind='groceries')
rack(-.1, 2.5, 1.7, 2.1, .5, 0, 5, 'teal', kind='groceries')
rack(1.75, 2.5, 1.7, 2.1, .5, 0, 5, 'teal', kind='boxes')
with on_back(5.6):
    clock(-1.0, 2.35, .2)
rack(-2.7, .95, 1.6, 1.9, .45, 90, 4, 'wood', kind='groceries')
with on_left(6.0):
    window(-1.35, .95, 1.5, 1.3, bars=(1, 1))
    switchboard(-.25, 1.2)
rack(-.55, .55, 1.9, 1.15, .55, 0, 3, 'gold', kind='groceries')
# sacks of rice and pulses, rims rolled down
for k, (x, y, colour) in enumerate(((2.35, 1.25, 'white'), (2.5, .6, 'gold'), (2.35, -.05, 'terracotta'), (1.75, 1.3, 'lime'))):
    lathe(x, y, .03, ((.0, 0), (.24, .01), (.3, .15), (.27, .42), (.3, .5), (.28, .55)), 'stone2')
    ball(x, y, .55, .27, colour, (1, 1, .42))
# fruit stand
with at(-1.75, -1.35, .03, 20):
    for k in range(2):
        with at(0, .22 - .45 * k, .55 - .22 * k, 0, 1, 18):
            box(0, 0, 0, 1.5, .48, .1, 'wood', .02)
            for i in range(7):
                for j in range(2):
                    ball(-.62 + .205 * i, -.1 + .2 * j, .16, .1,
                            (('red', 'marigold', 'lime'), ('gold', 'terracotta', 'leaf'))[k][i // 3 if i < 6 else 2])
    for s in (-1, 1):
        box(s * .68, .05, 0, .07, .8, .52, 'wood', .015)
counter(1.2, -1.2, 2.0, .62, .92, 0, 'teal')
laptop(.7, -1.15, .95, 180)
with at(1.45, -1.2, .95):  # weighing scale
    box(0, 0, 0, .34, .3, .1, 'ash', .03)
    cyl(0, .03, .1, .16, .03, 'steel')
    box(0, -.155, .03, .2, .02, .05, 'screen', .004)
    for k in range(3):
        ball(-.06 + .07 * k, .03, .19, .06, 'red')
for k, c in enumerate(('rose', 'gold', 'sea')):
    cyl(1.85 + .14 * (k - 1), -1.2, .95, .055, .17, c)
    cyl(1.85 + .14 * (k - 1), -1.2, 1.12, .058, .04, 'white')
figure(1.15, -.55, 15, sex='f', outfit='uniform', hair='bun', right='desk', left='wave', skin='skin-tan', scale=1.18, bindi=True,
        glasses=True)
step_ladder(.95, 1.35, .03, 0, 1.1)
figure(.9, 1.55, 160, .75, outfit='overall', hat='cap', right='reach', left='reach', right_item=carton, skin='skin-dark',
        scale=1.0, look=(-60, -2))
figure(-.5, -1.75, 40, outfit='vest', hat='cap', hat_colour='teal', right='carry', right_item=crate, left='front', moustache=True,
        skin='skin-brown', scale=1.2)
figure(-1.05, -.25, 40, sex='f', outfit='apron', hat='scarf', hat_colour='sea', left='carry', left_item=clipboard, right='point',
        skin='skin-fair', scale=1.1)
for x, y, z, t in ((.25, -2.3, .03, 10), (.85, -2.4, .03, -8), (.55, -2.35, .42, 20)):
    box(x, y, z, .52, .42, .38, 'oak', .02, t)
    box(x, y, z + .004, .09, .425, .38, 'straw', .004, t)
potted_plant(-2.55, -2.35, .03, .3)
cat(1.75, -2.25, .03, 40)
