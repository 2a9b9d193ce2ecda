"""Six kinds of premises round one square: tower, clinic, school, flats, shops and a festive tent, our people at each."""
import math

from kit import (
    at, ball, box, bush, clock, cyl, grass, hedge, lathe, picture, plinth, pulse, tiles, tree, water_tank,
    wheelchair,
)
from people import broom, carton, figure, tray, watering_can, wrench
from town import (
    auto_rickshaw, awning, balcony, block, bus, canopy, front_of, glass_front, kerb, road, side_of, solar, windows,
)

picture(margin=.02)
plinth(10.4, 9.6, 'pave')
tiles(7.6, 7.2, ('pave', 'pave2'), .8, .4, 0, -.02)
road(0, -4.1, 10.3, 1.2, 0)
kerb(0, -3.42, 10.3, .14)

with at(-3.6, 3.1):  # offices
    W, D, H = 2.7, 2.6, 5.2
    box(0, 0, 0, W, D, H, 'sea', .03)
    box(0, 0, 0, W + .1, D + .1, .3, 'deep', .02)
    box(0, 0, H, W + .14, D + .14, .16, 'white', .02)
    for face, span in ((front_of(D), W), (side_of(W), D)):
        with face:
            for f in range(5):
                box(0, -.02, 1.15 + .8 * f, span - .3, .06, .5, 'pane', .01)
                for k in range(4):
                    box(-span / 2 + .15 + (span - .3) * (k + .5) / 4, -.04, 1.15 + .8 * f, .05, .06, .5, 'white', .008)
    with front_of(D):
        glass_front(0, 1.5, .85)
    solar(0, .2, H + .16, 3)
with at(.1, 3.3):  # clinic
    W, D = 3.0, 2.2
    top = block(W, D, 2, 1.35, 'white', 'mint', 'teal', .3)
    with front_of(D):
        windows(W, 2, 3, 1.35, 1, .62, .7, chajja='teal')
        glass_front(0, 1.3, .95)
        canopy(0, 1.1, 1.8, .6)
    with side_of(W):
        windows(D, 2, 2, 1.35, 0, .6, .7)
    with at(0, -1.0, top):
        cyl(0, -.1, .5, .46, .1, 'white', axis='y')
        cyl(0, -.12, .5, .4, .06, 'teal', axis='y')
        pulse(0, -.15, .5, .58)
with at(3.5, 3.3):  # school
    W, D = 3.0, 2.2
    top = block(W, D, 2, 1.35, 'straw', 'white', 'terracotta', .3)
    with front_of(D):
        windows(W, 2, 4, 1.35, 1, .5, .7, chajja='terracotta')
        windows(W, 1, 4, 1.35, 0, .5, .6)
        clock(0, 2.78, .3)
    with side_of(W):
        windows(D, 2, 3, 1.35, 0, .5, .65)
    cyl(1.1, .6, top, .035, 1.2, 'white')
    box(1.34, .6, top + .82, .46, .03, .34, 'gold', .01)
with at(-3.6, -.1):  # flats
    W, D = 2.7, 2.6
    top = block(W, D, 3, 1.2, 'blush', 'white', 'teal', .3)
    with front_of(D):
        windows(W, 3, 2, 1.2, 0, .62, .66, chajja='teal')
    with side_of(W):
        windows(D, 3, 2, 1.2, 0, .6, .66)
        balcony(0, 1.2, 2.2, .42, laundry=True)
        balcony(0, 2.4, 2.2, .42)
    water_tank(-.5, .4, top, .42, .6, 'gold')
with at(-3.5, -2.4):  # shops
    W, D = 2.9, 1.2
    block(W, D, 1, 1.35, 'brick', 'cream', 'deep', .2)
    with front_of(D):
        for x, c in ((-.72, 'gold'), (.72, 'teal')):
            box(x, -.03, .05, 1.2, .08, .85, 'pane', .02)
            with at(x, 0, 1.2):
                awning(0, 0, 1.35, .5, (c, 'cream'))
    with side_of(W):
        windows(D, 1, 1, 1.35, 0, .6, .7)
with at(4.1, -1.15, 0, 0, .86):  # festive tent
    cyl(0, 0, 0, 1.55, .06, 'terracotta')
    for k in range(8):
        a = math.pi * k / 4 + .39
        cyl(1.3 * math.cos(a), 1.3 * math.sin(a), .05, .04, 1.5, 'white')
    lathe(0, 0, 1.5, ((1.52, 0), (1.46, .12), (.7, .62), (.2, 1.15), (0, 1.3)), 'cream')
    lathe(0, 0, 1.44, ((1.5, 0), (1.56, .03), (1.56, .17), (1.46, .2)), 'gold')
    ball(0, 0, 2.86, .12, 'terracotta')
    for x, y in ((-.5, -.35), (.45, .35)):
        cyl(x, y, .05, .04, .45, 'steel')
        cyl(x, y, .5, .32, .05, 'white')
        ball(x, y, .6, .09, 'rose')

# the square
with at(.1, -.3, .02):
    cyl(0, 0, 0, 1.05, .3, 'stone')
    cyl(0, 0, .05, .92, .28, 'lawn')
tree(.1, -.3, .3, 2.2, .75, blossom='marigold')
for k in range(5):
    bush(.1 + .65 * math.cos(k * 1.26), -.3 + .65 * math.sin(k * 1.26), .32, .16, 'leaf', ('rose', 'marigold')[k % 2])
with at(-3.7, -4.15, .03, -90, .95):
    auto_rickshaw(0, 0)
with at(2.7, -4.1, .03, 90, .95):
    bus(0, 0, 0, 0, 'gold')
grass(4.2, -2.85, 1.8, .9, 0, tufts=12)
hedge(4.95, -2.85, 0, .9, .25, .35, 90)

who = dict(scale=.95, z=.02)
figure(-1.45, -.15, 40, outfit='apron', hat='cap', moustache=True, right='carry', right_item=tray, left='carry',
       skin='skin-dark', **who)
with at(1.3, 1.2, .02, 35, .95):
    wheelchair(0, 0, 0, 0)
figure(.95, 1.75, 35, sex='f', outfit='uniform', hair='bun', right='front', left='front', skin='skin-tan', **who)
figure(4.35, 1.55, 30, outfit='overall', hat='cap', right='carry', right_item=wrench, left='wave', skin='skin-brown', **who)
figure(-1.75, -1.55, 45, sex='f', outfit='sari', hair='bun', bindi=True, right='hold', right_item=broom(), left='front',
       skin='skin-brown', **who)
figure(1.0, -2.0, 40, outfit='overall', shirt='gold', trim='teal', hat='straw', hat_colour='teal', right='hold',
       right_item=watering_can, moustache=True, hair_colour='silver', skin='skin-tan', **who)
figure(-1.6, -2.95, 50, outfit='uniform', hat='turban', hat_colour='terracotta', beard=True, right='carry', right_item=carton,
       left='front', skin='skin-fair', **who)
figure(2.35, -2.35, 30, sex='f', outfit='uniform', hair='plait', hat='headset', right='wave', left='hip', skin='skin-dark', **who)
