"""A conference hall an hour before the guests: rows set, microphone tested, flowers carried in."""
from kit import (
    at, ball, bottle, box, carpet, chair, chart, curtain, cyl, on_back, on_left, picture, pipe, planks, potted_plant,
    room, step_ladder, table, toran, window,
)
from people import bouquet, cloth, figure, microphone, tablet

picture(size=(1280, 720), crop=(.12, .12, 1.42, 5.4))
room(6.6, 6.4, 3.0, 'sea', 'straw', ('stone', 'cream'), skirting='wood')
# stage along the back wall
box(-.1, 2.25, .03, 5.6, 1.8, .42, 'deep', .04)
planks(5.5, 1.7, -.1, 2.25, .44)
box(-.1, 1.36, .1, 5.4, .03, .1, 'gold', .01)
for k in range(2):
    box(2.95 - .13 * k, 1.75, .03, .5 - .26 * k, .9 - .02 * k, .16 + .15 * k, 'oak', .02)
with on_back(6.4):
    box(-.1, -.06, .95, 3.6, .1, 1.7, 'deep', .03)
    box(-.1, -.11, 1.03, 3.44, .04, 1.54, 'screen', .01)
    with at(0, -.065):
        chart(-1.5, 1.2, (.3, .5, .42, .75, 1.0), step=.26)
    cyl(.85, -.16, 1.8, .48, .03, 'gold', axis='y')
    cyl(.85, -.175, 1.8, .26, .03, 'cream', axis='y')
    for s in (-1, 1):
        for k in range(6):
            cyl(-.1 + s * (2.05 + .14 * k), -.16, .5, .085, 2.35, 'terracotta' if k % 2 else 'brick')
    pipe([(-3.1, -.16, 2.87), (2.95, -.16, 2.87)], .03, 'brass')
toran(-1.8, 1.6, 2.9, 3.0, 12)
with at(-1.85, 2.1, .47):  # lectern
    box(0, 0, 0, .62, .45, .95, 'teal', .03)
    box(0, -.235, .25, .4, .03, .45, 'gold', .01)
    box(0, 0, .95, .72, .52, .06, 'wood', .02)
    pipe([(.12, .05, 1.0), (.1, .05, 1.2), (.04, .18, 1.28)], .015, 'ink')
    ball(.04, .2, 1.29, .045, 'steel')
table(1.1, 2.35, 1.7, .6, .62, 'cream', 'wood', .47)
for k in range(3):
    bottle(.6 + .5 * k, 2.3, 1.09, 'glass', .045)
    ball(.82 + .4 * k, 2.35, 1.13, .07, ('marigold', 'rose', 'gold')[k])
carpet(-.1, -1.0, .95, 4.2, 'terracotta', 'gold')
for row in range(4):
    for side in (-1, 1):
        for k in range(3):
            if (row, side, k) not in ((2, -1, 2), (3, 1, 2)):
                chair(-.1 + side * (.95 + .72 * k), .15 - .95 * row, 180, 'teal' if (k + row) % 2 else 'gold')
figure(.05, .95, 30, .03, outfit='vest', hat='cap', hat_colour='teal', right=(.08, -.3, 1.15), right_item=microphone, left='down',
        skin='skin-tan', scale=1.05)
figure(-.72, .55, 40, sex='f', outfit='sari', shirt='terracotta', hair='bun', bindi=True, right='chest', right_item=bouquet,
        left='front', skin='skin-brown', scale=1.1, pose='walk')
figure(-1.6, -.38, 130, outfit='uniform', hat='cap', right='work', right_item=cloth, left='work', skin='skin-dark', scale=1.1,
        look=(-60, -4))
figure(1.25, 1.2, 30, sex='f', outfit='uniform', hair='plait', hat='headset', left='carry', left_item=tablet, right='point',
        skin='skin-fair', scale=1.1)
step_ladder(-2.75, .9, .03, 70, 1.6)
with on_left(6.6):
    window(-1.5, .8, 1.5, 1.5, bars=(1, 1))
    curtain(-1.5, .8, 1.5, 1.5, 'gold')
potted_plant(-2.55, 1.75, .45, .28, 'terracotta', 'marigold')
potted_plant(2.3, 1.7, .45, .28, 'terracotta', 'rose')
for x in (-2.6, 2.5):  # loudspeakers
    box(x, 2.75, .45, .42, .4, 1.0, 'ink', .03)
    cyl(x, 2.54, .75, .15, .03, 'slate', axis='y')
    cyl(x, 2.54, 1.15, .1, .03, 'slate', axis='y')
