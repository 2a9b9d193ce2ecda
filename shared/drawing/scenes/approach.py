"""Approach: four steps rise from survey to plan to team to hand-over."""
import math
from kit import (
    at, ball, box, bucket, cart, cup, laptop, picture, potted_palm, potted_plant, snake_plant, table, toolbox,
    water_tank,
)
from people import clipboard, figure, key, meter, mop, tablet, wrench
from town import block, cat, front_of, side_of, sparrow, windows

picture(margin=.02)
SIDE, RISE = 3.3, .62
colours = ('mint', 'straw', 'blush', 'sea')
edges = ('teal', 'gold', 'terracotta', 'deep')
corners = ((-1, -1), (1, -1), (1, 1), (-1, 1))  # left, front, right, back of the picture


def height(k):
    return .35 + RISE * k


def on_step(k):
    x, y = corners[k]
    return at(x * SIDE / 2, y * SIDE / 2, height(k) + .04)


# four platforms, each a little higher than the last
for k, (x, y) in enumerate(corners):
    with at(x * SIDE / 2, y * SIDE / 2):
        box(0, 0, 0, SIDE - .05, SIDE - .05, height(k), edges[k], .05)
        box(0, 0, height(k) - .04, SIDE - .2, SIDE - .2, .08, colours[k], .03)
for j in range(2):
    rise = RISE * (.36 + .32 * (1 - j))
    box(-.2 - .26 * j, -2.5, height(0) + .04, .26, .9, rise, ('stone', 'stone2')[j], .02)
    box(2.5, -.2 - .26 * j, height(1) + .04, .9, .26, rise, ('stone', 'stone2')[j], .02)
    box(.2 + .26 * j, 2.5, height(2) + .04, .26, .9, rise, ('stone', 'stone2')[j], .02)


with on_step(0):  # look
    with at(-.2, .75):
        with at(0, 0, 0, 0, .4):
            top = block(4.2, 3.0, 2, 1.5, 'cream', 'white', 'teal', .35)
            for face, span, n in ((front_of(3.0), 4.2, 4), (side_of(4.2), 3.0, 3)):
                with face:
                    windows(span, 2, n, 1.5, 0, .65, .8, chajja='teal')
            water_tank(-.8, .4, top, .55, .8)
    figure(-.75, -.75, 60, 0, sex='f', outfit='vest', hat='helmet', hat_colour='white', hair='plait', left='carry',
            left_item=clipboard, right='point', skin='skin-brown', scale=1.15)
    figure(.35, -.55, 10, 0, outfit='shirt', shirt='terracotta', trousers='slate', hair='side', glasses=True, right='chest',
            left='down', skin='skin-fair', scale=1.15)
    cat(.6, -1.35, 0, 45)
with on_step(1):  # plan
    table(.05, .5, 1.5, .85, .74, 'oak', 'deep', 0)
    box(.0, .45, .745, 1.0, .6, .012, 'sky', .003, 6)
    box(.0, .45, .757, .6, .32, .006, 'white', .002, 6)
    box(.0, .45, .763, .52, .25, .006, 'sky', .002, 6)
    laptop(.5, .6, .75, 175)
    cup(-.55, .3, .75, 'gold')
    figure(-.35, 1.2, 30, 0, outfit='suit', hair='side', hair_colour='silver', moustache=True, right='desk', left='aside',
            skin='skin-tan', scale=1.12)
    figure(.65, 1.15, 20, 0, sex='f', outfit='kurta', shirt='gold', trim='teal', hair='long', right='carry', right_item=tablet,
            left='desk', skin='skin-brown', scale=1.12, bindi=True)
    snake_plant(-.9, -1.2, 0, 'terracotta')
    potted_plant(.85, -1.35, 0, .28, 'gold', 'rose')
with on_step(2):  # work
    figure(-.85, .35, 40, 0, sex='f', outfit='sari', hair='bun', bindi=True, right='hold', right_item=mop(), left='front',
            skin='skin-brown', scale=1.12)
    figure(.1, .75, 35, 0, outfit='vest', hat='helmet', right='carry', right_item=meter, left='hip', skin='skin-tan', beard=True,
            scale=1.12)
    figure(.95, .15, 30, 0, outfit='overall', hat='cap', right='carry', right_item=wrench, left='wave', skin='skin-dark',
            moustache=True, scale=1.12)
    cart(-.1, -.95, 0, 0)
    toolbox(.75, -1.2, 0, 20)
    bucket(-.85, -1.35, 0, 'gold')
with on_step(3):  # hand over, and stay
    with at(.1, 1.05):
        box(0, .3, 0, 1.9, .14, 2.0, 'cream', .03)
        box(0, .2, 0, 1.0, .08, 1.75, 'white', .02)
        box(0, .16, .0, .8, .06, 1.62, 'teal', .02)
        ball(.28, .1, .8, .05, 'brass')
        for k in range(11):
            ball(-.55 + .11 * k, .12, 1.86 - .08 * math.sin(math.pi * ((k / 10 * 3) % 1)), .05, 'marigold' if k % 2 else 'gold')
        box(0, -.2, .0, 1.1, .6, .04, 'terracotta', .015)
    figure(-.75, -.45, 65, .0, outfit='uniform', hair='short', right='down', left='work', left_item=key, skin='skin-brown',
            scale=1.15, look=(-10, -8))
    figure(.45, -.35, 5, .0, sex='f', outfit='suit', hair='bun', glasses=True, trim='gold', right='work', left='front',
            skin='skin-tan', scale=1.15, look=(10, -8))
    potted_palm(-.95, .9, 0, .85)
    potted_plant(1.15, -1.2, 0, .28, 'terracotta', 'marigold')
    sparrow(-.4, -1.4, 0, 20)
