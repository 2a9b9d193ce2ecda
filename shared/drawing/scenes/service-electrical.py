"""Electrical work in a flat: a tube light is fitted, a socket measured, the board switched off first."""
from kit import (
    at, ball, box, carpet, cyl, door, floor_lamp, on_back, on_left, picture, pipe, potted_palm, ring,
    room, step_ladder, switchboard, toolbox, wall_lamp, window,
)
from people import figure, meter, screwdriver
from town import cat

picture(close=(-1.57, .73, 1.43, 2.2), behind='straw')
room(5.6, 5.4, 2.9, 'sea', 'straw', 'planks')
with on_left(5.6):
    window(-1.3, .95, 1.5, 1.3, bars=(1, 1))
    box(1.0, -.08, 1.15, .95, .16, 1.05, 'white', .03)  # the distribution board, open
    box(1.0, -.165, 1.23, .8, .02, .9, 'slate', .005)
    for k in range(10):
        box(.7 + .15 * (k % 5), -.19, 1.33 + .42 * (k // 5), .11, .06, .26, 'white' if k % 3 else 'gold', .01)
        box(.7 + .15 * (k % 5), -.23, 1.43 + .42 * (k // 5), .04, .05, .07, 'teal' if k % 4 else 'red', .006)
    with at(1.48, -.16, 1.15, 60):
        box(.48, 0, 0, .95, .03, 1.05, 'white', .015)
    wall_lamp(-.1, 1.6)
    switchboard(.1, 1.1)
with on_back(5.4):
    door(1.9, .95, 2.05, 'teal')
    switchboard(1.05, 1.15)
    box(1.15, -.02, .4, .26, .04, .18, 'white', .01)
    pipe([(1.15, -.05, .5), (1.2, -.3, .25), (1.4, -.7, .06), (1.75, -1.0, .5), (1.85, -1.15, 1.0)], .015, 'ink')
    box(-1.15, -.03, 1.88, 1.4, .06, .13, 'white', .02)  # the tube light
    cyl(-1.79, -.13, 1.88, .038, 1.28, 'cream', axis='x')
    for x in (-1.82, -.48):
        box(x, -.09, 1.87, .09, .16, .15, 'ash', .02)
step_ladder(.92, 1.65, .03, 0, 1.0)
figure(.9, 1.9, -20, .95, outfit='vest', hat='helmet', right='hip', left=(.42, -.3, 1.3), left_item=screwdriver,
        skin='skin-tan', look=(12, -2), scale=1.05)
figure(-1.3, .45, -38, sex='f', outfit='vest', hat='helmet', hat_colour='white', hair='plait', right='reach', right_item=meter,
        left='hold', skin='skin-brown', scale=1.15, look=(15, -6))
figure(2.25, 1.3, -35, outfit='overall', hat='cap', pose='kneel', right='work', right_item=screwdriver, left='work',
        skin='skin-dark', moustache=True, scale=1.1, look=(14, 0))
toolbox(1.55, .0, .03, 20)
carpet(-.1, -1.45, 2.9, 1.5, 'teal', 'gold')
with at(-.35, -1.5, .06):  # the work bench: cable, bulbs, switches
    box(0, 0, 0, 1.7, .75, .5, 'oak', .03)
    box(0, 0, .5, 1.8, .85, .06, 'wood', .02)
    for k in range(3):
        ring(-.55, 0, .6 + .05 * k, .2, .03, 'red')
    ring(-.05, .12, .59, .15, .028, 'sky')
    for k in range(3):
        with at(.35 + .2 * k, -.15, .56):
            cyl(0, 0, 0, .045, .07, 'steel')
            ball(0, 0, .15, .085, 'lit')
    box(.5, .2, .56, .3, .2, .06, 'white', .015)
    box(.5, .2, .62, .12, .1, .03, 'ash', .01)
floor_lamp(-2.35, -2.2, lit=True)
potted_palm(2.35, -1.0, .03, .95)
cat(1.25, -2.15, .03, 40)
