"""A housing society round its courtyard: children play, a paramedic makes her morning round, laundry dries."""
from kit import (
    at, ball, box, bush, door, flower_bed, grass, picture, pipe, plinth, potted_plant, pulse, rangoli, tiles, toolbox,
    toran, tulsi, water_tank, window,
)
from people import broom, figure, tiffin_box, wrench
from town import (
    balcony, block, cat, clothes_line, crow, dish, downpipe, front_of, gate, rooftop_door, scooter, side_of,
    solar, wall_run, windows,
)

picture(margin=.015, close=(-.86, -1.96, 1.08, 2.6))
plinth(9.2, 8.8, 'pave')
tiles(6.0, 5.2, ('pave', 'pave2'), .8, 1.3, -1.5, -.02)
with at(-.2, 3.0):  # long block at the back
    W, D, H = 8.4, 2.2, 1.5
    top = block(W, D, 3, H, 'blush', 'white', 'teal', .35)
    with front_of(D):
        windows(W, 3, 5, H, 0, .8, .88, chajja='terracotta')
        for k, x in enumerate((-3.36, 0.0, 3.36)):
            for f in (1, 2):
                balcony(x, f * H, 1.45, .5, laundry=(k + f) % 2 == 0)
        downpipe(-1.7, .1, 3 * H)
        downpipe(1.68, .1, 3 * H)
    with side_of(W):
        windows(D, 3, 2, H, 0, .7, .85, chajja='terracotta')
    water_tank(-2.9, 0, top, .5, .8)
    water_tank(-1.6, .1, top, .45, .7, 'gold')
    rooftop_door(.6, 0, top + .03, 1.1, 1.0, 1.05, 'straw')
    solar(3.0, 0, top + .03, 3)
    clothes_line(1.35, -.6, 2.0, .6, top)
    crow(-.2, -1.0, top + .34, 30)
with at(-3.35, -.2):  # side block
    top = block(2.1, 4.1, 2, 1.5, 'straw', 'white', 'teal', .35)
    with side_of(2.1):
        windows(4.1, 2, 3, 1.5, 1, .75, .88, chajja='teal')
        door(.0, .8, 1.15, 'teal')
        toran(-.5, .5, 1.3, -.12)
        window(-1.35, .45, .75, .75, grille=True)
        window(1.35, .45, .75, .75, grille=True)
        balcony(1.35, 1.5, 1.2, .5)
    with front_of(4.1):
        windows(2.1, 2, 2, 1.5, 0, .7, .85, chajja='teal')
    water_tank(-.3, .8, top, .45, .7)
    dish(.5, -.8, top)
# play corner: slide and swing on a lawn
grass(2.75, -.2, 3.2, 2.9, 0, tufts=45)
with at(3.45, .45, .05):
    for s in (-1, 1):
        pipe([(s * .2, .5, 0), (s * .2, .4, 1.25)], .03, 'teal')
    for k in range(4):
        pipe([(-.2, .48 - .02 * k, .25 + .25 * k), (.2, .48 - .02 * k, .25 + .25 * k)], .022, 'gold')
    side = [(0, .35, 1.15), (0, .0, 1.05), (0, -.9, .3), (0, -1.3, .15)]
    for k in range(5):
        pipe([(x - .16 + .08 * k, y, z) for x, y, z in side], .05, 'terracotta')
    for s in (-1, 1):
        pipe([(x + s * .23, y, z + .08) for x, y, z in side], .035, 'gold')
with at(1.75, .55, .05):
    for s in (-1, 1):
        pipe([(s * .75, -.4, 0), (s * .75, 0, 1.6), (s * .75, .4, 0)], .04, 'teal', smooth=False)
    pipe([(-.75, 0, 1.6), (.75, 0, 1.6)], .04, 'gold')
    for s in (-1, 1):
        pipe([(.05 + s * .2, 0, 1.6), (.05 + s * .2, -.15, .5)], .01, 'ink')
    box(.05, -.16, .46, .46, .2, .05, 'wood', .015)
    figure(.05, -.1, 30, -.02, sex='f', outfit='shirt', shirt='terracotta', trousers='gold', hair='plait', pose='sit', seat=.7,
            right='up', left='up', skin='skin-tan', scale=.72)
bush(4.0, -1.3, .05, .4, 'leaf', 'rose')
bush(4.1, 1.1, .05, .35, 'leaf', 'marigold')
figure(2.7, -.9, 40, .06, outfit='shirt', shirt='white', trousers='teal', hair='curly', right='wave', left='aside',
        skin='skin-dark', scale=.7, pose='walk')
ball(2.3, -1.25, .2, .15, 'gold')


def medical_bag():
    with at(0, 0, -.34):
        box(0, 0, 0, .3, .4, .27, 'teal', .05)
        pipe([(0, -.1, .25), (0, -.08, .33), (0, .08, .33), (0, .1, .25)], .022, 'ink')
        with at(.152, 0, 0, 90):
            pulse(0, -.008, .13, .21)


# everyday work
figure(-.3, .0, 40, .02, sex='f', outfit='sari', hair='bun', bindi=True, right='hold', right_item=broom(), left='front',
        skin='skin-brown', scale=1.15)
figure(-.35, -1.75, 12, .02, sex='f', outfit='nurse', hat='nurse', hair='bun', right='down', right_item=medical_bag,
        left=(.1, -.48, .92), skin='skin-dark', scale=1.16, look=(2, -8))
figure(.55, .95, 30, .02, outfit='overall', hat='cap', right='carry', right_item=wrench, left='hip', skin='skin-tan', scale=1.1)
toolbox(1.05, .75, .02, 20)
figure(-1.35, -2.2, 70, .02, outfit='kurta', shirt='white', trim='gold', trousers='ash', hair='ring', hair_colour='silver',
        glasses=True, right=(.1, -.48, .92), left='down', skin='skin-fair', scale=1.12, look=(-12, -8))
figure(3.5, -2.75, 30, .02, sex='f', outfit='salwar', shirt='sea', trim='gold', hair='long', right='down', right_item=tiffin_box,
        left='wave', skin='skin-tan', scale=1.12)
rangoli(.6, -1.35, .02, .58)
tulsi(-2.0, -1.0, .02)
wall_run(-2.6, -4.2, 3.6, 0, .5)
gate(.55, -4.2, 1.8, 0, .7, 0, 70)
wall_run(3.0, -4.2, 2.4, 0, .5)
flower_bed(-2.9, -3.2, 2.4, .5, .02)
with at(2.3, -3.45, .02, 70, 1.2):
    scooter(0, 0, 0, 0, 'gold')
cat(-.1, -3.2, .02, 50)
potted_plant(-2.1, 1.3, .02, .28, 'terracotta', 'rose')
