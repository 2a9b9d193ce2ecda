"""The training room: an instructor shows how a floor is mopped, new colleagues watch, another practises at a board."""
from kit import (
    at, box, bucket, clock, desk, laptop, on_back, on_left, pipe, potted_palm, rack, room, snake_plant,
    switchboard, table, tiles, toolbox, wall_tap, wet_sign, whiteboard, window,
)
from people import clipboard, figure, meter, mop

room(6.2, 5.6, 2.8, 'mint', 'straw', 'planks')
with on_left(6.2):
    whiteboard(-.35, .95, 2.3, 1.35)
    for k, colour in enumerate(('red', 'sky', 'gold', 'leaf')):  # a mop colour for each kind of floor
        box(-1.15 + .53 * k, -.085, 1.75, .32, .02, .34, colour, .006)
        for j in range(2):
            box(-1.15 + .53 * k, -.085, 1.4 - .16 * j, .32 - .1 * j, .02, .06, 'slate', .004)
    clock(1.35, 2.0, .22)
    window(-2.05, 1.0, .8, 1.2, bars=(0, 1))
with on_back(5.6):
    box(-.2, -.04, .85, 1.7, .08, 1.4, 'wood', .02)  # the practice wall: taps and a board
    box(-.2, -.07, .92, 1.56, .04, 1.26, 'cream', .01)
    pipe([(-.85, -.14, 1.9), (.45, -.14, 1.9)], .045, 'copper', smooth=False)
    for x in (-.6, -.2, .2):
        with at(0, -.08):
            wall_tap(x, 1.75)
    box(1.75, -.08, 1.05, 1.0, .16, 1.1, 'white', .03)
    box(1.75, -.165, 1.13, .84, .02, .94, 'slate', .005)
    for k in range(10):
        box(1.43 + .16 * (k % 5), -.19, 1.24 + .42 * (k // 5), .11, .06, .26, 'white' if k % 3 else 'gold', .01)
        box(1.43 + .16 * (k % 5), -.23, 1.34 + .42 * (k // 5), .04, .05, .07, 'teal' if k % 4 else 'red', .006)
    switchboard(2.65, 1.15)
rack(-2.35, 2.3, 1.2, 1.7, .45, 0, kind='groceries')
tiles(2.8, 2.4, ('white', 'mint'), .6, .35, -.75, .03)  # a floor to practise on
# the instructor and those who watch
figure(-1.05, -.35, 75, .03, sex='f', outfit='sari', hair='bun', bindi=True, gloves='sky', right='hold', right_item=mop(),
       left='point', skin='skin-brown', scale=1.18, look=(-15, -8))
bucket(-.55, -1.35, .06, 'gold', r=.2)
figure(-.2, 1.0, 5, .03, outfit='uniform', hair='short', right='behind', left='down', skin='skin-tan',
       scale=1.15, look=(-25, -8))
figure(1.0, 1.0, -5, .03, sex='f', outfit='uniform', hair='plait', right='down', left='carry', left_item=clipboard,
       skin='skin-dark', scale=1.15, look=(-10, -8))
figure(2.3, .7, -15, .03, outfit='uniform', hat='turban', hat_colour='terracotta', beard=True, right='hip', left='down',
       skin='skin-brown', scale=1.15, look=(5, -8))
figure(2.3, 1.75, 150, .03, outfit='vest', hat='helmet', right='hold', left='reach', left_item=meter, skin='skin-tan', scale=1.1,
       look=(-85, -6))
table(.45, 2.2, .9, .5, .7)
toolbox(.45, 2.2, .76, 10)
wet_sign(1.2, -2.1, .06)
with at(-2.5, -1.7, 0, 90):  # attendance is taken
    desk(0, 0, 1.3, .65)
    laptop(.1, .05, .78, 180)
potted_palm(2.7, 2.35, .03, 1.0)
snake_plant(2.75, -2.4, .03, 'terracotta')
