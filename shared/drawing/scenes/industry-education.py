"""A school courtyard in the break: a plumber looks after the children's drinking taps."""
from kit import (
    at, ball, box, bucket, clock, cyl, flower_bed, lathe, picture, plinth, potted_plant, rangoli, rod, tiles,
    toolbox, toran, tree, wall_tap, water_tank,
)
from people import books_in_arm, broom, figure, wrench
from town import bench, bicycle, block, crow, door, front_of, side_of, wall_run, windows

picture(margin=.02, close=(-1.7616, 1.1384, .95, 2.7))
plinth(9.6, 9.0, 'pave')
tiles(6.0, 5.0, ('pave', 'pave2'), .8, 1.2, -1.6, -.02)
# L-shaped school
with at(-.6, 3.05):
    W, D, H = 7.4, 2.3, 1.6
    top = block(W, D, 2, H, 'straw', 'white', 'teal', .45)
    with front_of(D):
        windows(W - 1.4, 2, 4, H, 1, .95, .85, chajja='teal')
        windows(W - 1.4, 1, 4, H, 0, .95, .85, grille=True)
        for x in (-1.6, 0.0, 1.6):
            cyl(x, -.62, 0, .09, 1.5, 'white')
        box(.3, -.36, 1.48, 6.4, .72, .12, 'terracotta', .02)
        clock(2.95, 2.35, .3)
        door(2.95, .85, 1.25, 'teal')
        toran(2.45, 3.45, 1.42, -.12)
    with side_of(W):
        windows(D, 2, 2, H, 0, .7, .85, chajja='teal')
    water_tank(-2.4, .2, top, .5, .8)
    water_tank(-1.1, .3, top, .45, .7, 'teal')
    cyl(2.6, 0, top, .035, 1.5, 'white')
    box(2.85, 0, top + 1.05, .5, .03, .38, 'gold', .01)
    crow(.9, -1.05, top + .34, 40)
with at(-3.6, .1):
    top = block(1.9, 3.6, 2, 1.6, 'straw', 'white', 'teal', .45)
    with side_of(1.9):
        windows(3.6, 2, 3, 1.6, 1, .8, .85, chajja='teal')
    with side_of(1.9):  # the taps the picture is about
        box(0, -.03, .45, 3.0, .06, .8, 'sea', .01)
        box(0, -.3, .03, 3.0, .56, .5, 'white', .05)
        box(0, -.3, .47, 2.8, .4, .07, 'ash', .02)
        rod([(-1.45, -.1, 1.08), (1.45, -.1, 1.08)], .045, 'copper')
        for k in range(5):
            with at(0, -.06):
                wall_tap(-1.15 + .575 * k, .95, 'brass', drip=k == 3)
    with front_of(3.6):
        windows(1.9, 2, 2, 1.6, 0, .6, .85, chajja='teal')
tree(3.5, 1.2, .0, 3.0, 1.1, blossom='marigold')
lathe(3.5, 1.2, .0, ((.75, 0), (.8, .05), (.8, .3), (.72, .34), (.0, .34)), 'terracotta')
flower_bed(.4, 1.35, 3.4, .45, .02)
rangoli(.9, -.3, .02, .62)
# hopscotch
for k, (x, y) in enumerate(((0, 0), (.55, 0), (1.1, .28), (1.1, -.28), (1.65, 0), (2.2, .28), (2.2, -.28))):
    box(-.9 + x, -3.2 + y, 0, .5, .5, .025, ('gold', 'blush', 'sea')[k % 3], .005)
wall_run(-1.6, -4.3, 6.2, 0, .45)
bench(4.2, -1.0, 90, .0, 'teal')
with at(3.9, -3.2, .02, 80, 1.1):
    bicycle(0, 0)
potted_plant(4.4, .2, .02, .3, 'terracotta', 'rose')
# people
with at(-2.65, .1, 0, 90):
    figure(.95, -.85, -125, .02, outfit='overall', shirt='teal', hat='cap', pose='kneel', right='work', right_item=wrench,
            left='work', look=(10, -8), skin='skin-brown')
    toolbox(.35, -1.35, .02, 30)
    bucket(-.45, -.85, .02, 'gold')
kid = dict(scale=.68, outfit='shirt', shirt='white', trousers='teal')
figure(-1.55, -1.35, -60, .02, sex='f', hair='plait', trim='terracotta', right='work', left='work', skin='skin-tan', **kid)
figure(-.1, -1.2, 30, .02, hair='side', right='wave', skin='skin-brown', **kid)
figure(-.1, -3.05, 45, .02, sex='f', hair='bun', right='aside', left='aside', skin='skin-fair', pose='walk', **kid)
figure(2.1, -2.35, 30, .02, hair='curly', right='carry', right_item=books_in_arm, skin='skin-dark', **kid)
figure(2.75, -1.75, 20, .02, sex='f', hair='plait', left='carry', left_item=books_in_arm, skin='skin-tan', **kid)
figure(1.45, .65, 30, .02, sex='f', outfit='sari', shirt='terracotta', hair='bun', bindi=True, glasses=True, right='carry',
        right_item=books_in_arm)
figure(3.0, .25, 25, .02, sex='f', hat='scarf', hat_colour='sea', right='hold', right_item=broom(), left='front',
        skin='skin-dark')
ball(.75, -1.75, .16, .16, 'terracotta')
