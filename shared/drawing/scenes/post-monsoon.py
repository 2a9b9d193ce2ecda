"""A housing society in the first heavy rain: gutters are cleared, water runs where it should."""
from kit import (
    at, ball, bucket, coconut_palm, cyl, grass, hedge, ladder, picture, pipe, plinth, potted_plant, side_cut,
    tiles, toolbox, tree,
)
from people import brolly, broom, cloth, figure
from town import balcony, block, canopy, cat, front_of, glass_front, kerb, puddle, rain, road, scooter, side_of, windows

picture(light='rain', exposure=.82, size=(1280, 720), crop=(-1, -1, 1.68, 5.8))
plinth(9.0, 8.2, 'pave2')
tiles(8.8, 3.4, ('pave', 'pave2'), .8, 0, -1.3, -.02)
road(0, -3.55, 8.9, .95, 0)
kerb(0, -2.98, 8.9, .14)
with at(-1.2, 2.7):
    W, D, H = 5.8, 3.6, 1.3
    top = block(W, D, 2, H, 'sea', 'white', 'deep', .4)
    # a pitched monsoon roof over the terrace
    for k in range(12):
        with at(-W / 2 + .15 + .5 * k - .1, 0, top + .55):
            side_cut(((-2.15, -.28), (0, .75), (2.15, -.28), (2.15, -.2), (0, .85), (-2.15, -.2)), .47,
                    ('terracotta', 'brick')[k % 2])
    for s in (-1, 1):
        for k in range(4):
            cyl(-2.6 + 1.73 * k, s * 1.6, top, .05, .62, 'white')
    pipe([(-W / 2 - .2, -2.2, top + .22), (W / 2 + .25, -2.2, top + .22)], .09, 'grey')  # the gutter
    for k in range(5):
        ball(-.3 + .22 * k, -2.2, top + .3, .08, ('leaf', 'lime', 'marigold')[k % 3], (1.2, .8, .5))
    with front_of(D):
        windows(W, 2, 4, H, 1, .8, .85, chajja='gold')
        windows(W - 2.8, 1, 2, H, 0, .8, .8, grille=True)
        balcony(-2.1, H, 1.3, .5)
        balcony(2.1, H, 1.3, .5)
        glass_front(2.0, 1.3, 1.2)
        canopy(2.0, 1.32, 1.7, .6, 'gold')
    with side_of(W):
        windows(D, 2, 3, H, 0, .75, .85, chajja='gold')
    with at(-W / 2 - .05, -D / 2):
        pipe([(0, -.4, top + .2), (0, -.1, top - .1), (0, -.1, .1)], .06, 'grey')
    pipe([(-W / 2 - .05, -D / 2 - .1, .12), (-W / 2 + .1, -D / 2 - .5, .06), (-W / 2 + .3, -D / 2 - 1.2, .05)], .05, 'water')
ladder(-1.05, -.65, 0, 0, 3.1, -12)
figure(-1.05, -.53, 180, 1.1, outfit='vest', trousers='slate', hat='helmet', pose='climb', right='up', left='reach',
        left_item=cloth, look=(-78, -2), skin='skin-tan', scale=1.1)
figure(-2.0, -1.0, 100, .02, outfit='overall', hat='cap', right='up', left='work', look=(-45, -16), skin='skin-dark', scale=1.15)
toolbox(-1.3, -1.5, .02, 20)
figure(-.15, .1, 40, .02, sex='f', outfit='salwar', shirt='gold', trim='teal', hair='plait', right=(.24, -.18, 1.0),
        right_item=brolly, left='down', skin='skin-fair', pose='walk', scale=1.15)
figure(-2.7, -1.6, 40, .02, outfit='overall', shirt='gold', trim='teal', hat='cap', hat_colour='teal', right='hold',
        right_item=broom(), left='front', skin='skin-brown', moustache=True, scale=1.15)
bucket(-2.05, -1.0, .02, 'gold')
puddle(-2.9, -1.7, .03, .5)
puddle(2.9, -3.5, .05, .45)
puddle(-1.8, -3.6, .05, .5)
puddle(3.3, -1.0, .03, .4)
grass(3.15, 2.2, 2.4, 3.3, 0, tufts=40)
tree(3.4, 2.6, .05, 3.0, 1.05)
hedge(3.1, 3.9, 0, 2.5, .35, .55)
potted_plant(3.9, .1, .02, .3, 'terracotta', 'rose')
with at(-3.7, -2.3, .02, 60, 1.2):
    scooter(0, 0, 0, 0, 'gold')
coconut_palm(-4.2, -.6, 0, 3.0)
cat(.85, .0, .02, 50)
# behind the people and beside them: a drop before a face is a tear
rain(120, -6.0, -2.4, -.6, 4.0, .4, 4.6)
rain(40, 1.0, 2.6, -.4, .6, .4, 3.6)
rain(30, -2.4, 1.4, -4.0, -2.6, .2, .9)
