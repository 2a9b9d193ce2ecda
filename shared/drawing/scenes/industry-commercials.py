"""A shopping arcade on a busy morning: shutters up, windows wiped, the pavement swept."""
from kit import (
    at, ball, box, bucket, cart, cyl, kettle, kulhad, picture, plinth, potted_plant, tiles, tree,
    water_tank,
)
from people import broom, carton, cloth, figure, phone, squeegee, tiffin_box
from town import (
    ac_unit, auto_rickshaw, awning, block, crow, dish, dog, front_of, kerb, road, scooter, side_of, solar, street_lamp,
    windows, zebra,
)

picture(margin=.02, close=(-.52, -1.17, 1.15, 2.4))
plinth(9.0, 7.6, 'pave')
tiles(8.8, 2.9, ('pave', 'pave2'), .8, 0, -.75, -.02)
road(0, -3.0, 8.9, 1.45, 0)
kerb(0, -2.2, 8.9, .14)
zebra(2.4, -3.0, 1.3, 1.35, .03)
with at(-.3, 2.15):
    W, D, H = 8.0, 2.7, 1.95
    top = block(W, D, 2, H, 'brick', 'cream', 'deep', .3)
    with front_of(D):
        for k, (colour, goods) in enumerate((('teal', 'gold'), ('terracotta', 'sea'), ('gold', 'rose'), ('sea', 'marigold'))):
            x = -3.0 + 2.0 * k
            box(x, -.03, .05, 1.75, .08, 1.42, 'white', .02)
            box(x - .28, -.06, .4, 1.05, .06, .95, 'pane', .01)
            box(x + .57, -.06, .08, .48, .06, 1.3, 'teal', .015)
            box(x + .57, -.08, .6, .34, .05, .65, 'pane', .01)
            box(x - .28, -.08, .1, 1.05, .05, .28, colour, .015)
            for j in range(4):  # goods in the window
                ball(x - .65 + .25 * j, -.1, .52, .09, (goods, 'cream', colour, 'straw')[j], (1, .4, 1.2))
            with at(x, 0, 1.62):
                awning(0, 0, 1.85, .6, (colour, 'cream'))
            box(x, -.06, 1.68, 1.5, .1, .22, 'cream', .03)
        windows(W, 2, 6, H, 1, .85, .95, chajja='teal')
        ac_unit(1.35, H + .55)
        ac_unit(-2.65, H + .55)
    with side_of(W):
        windows(D, 2, 2, H, 0, .8, .95, chajja='teal')
    water_tank(-2.6, .1, top, .5, .8)
    water_tank(2.9, .1, top, .45, .7, 'gold')
    dish(.2, .3, top)
    solar(-1.0, -.2, top + .03, 3)
    crow(1.0, -1.25, top + .34, 40)
with at(-2.9, -3.0, .03, -92, 1.2):
    auto_rickshaw(0, 0)
# the chai stall on wheels
with at(3.4, -1.0, .02, 0):
    box(0, 0, .35, 1.3, .75, .5, 'teal', .03)
    box(0, 0, .85, 1.4, .85, .06, 'wood', .02)
    for s in (-1, 1):
        cyl(s * .55 - .05, -.3, .25, .25, .1, 'wood', axis='x')
        cyl(s * .6, .35, .85, .03, 1.0, 'wood')
        cyl(s * .6, -.35, .85, .03, .85, 'wood')
    with at(0, .42, 1.98):
        awning(0, 0, 1.5, .85, ('gold', 'terracotta'))
    kettle(-.35, 0, .91)
    for k in range(5):
        kulhad(.0 + .13 * k, -.15, .91)
figure(2.15, -1.45, 60, .02, outfit='shirt', shirt='terracotta', trousers='slate', hair='side', right='hold', left='carry',
        left_item=phone, skin='skin-fair', scale=1.08)
figure(-.3, -1.5, 45, .02, sex='f', outfit='sari', hair='bun', bindi=True, right='hold', right_item=broom(), left='front',
        skin='skin-brown', scale=1.15)
figure(-3.8, -.05, 150, .02, outfit='uniform', hat='cap', right='up', right_item=squeegee, left='reach', left_item=cloth,
        skin='skin-tan', scale=1.1, look=(-60, -4))
bucket(-2.95, .1, .02, 'gold')
figure(.95, -.3, 60, .02, sex='f', outfit='salwar', shirt='violet', trim='straw', hair='long', right='down', right_item=tiffin_box,
        left='hip', skin='skin-dark', scale=1.1)
figure(-3.05, -1.2, 50, .02, outfit='overall', hat='cap', right='carry', right_item=carton, left='front', skin='skin-dark',
        scale=1.12)
cart(-1.55, -1.55, .02, 10)
potted_plant(-.05, .45, .02, .28, 'terracotta', 'rose')
potted_plant(1.95, .45, .02, .28, 'gold', 'marigold')
street_lamp(-4.2, -1.9, 0, 0, 2.8)
with at(4.0, -2.5, .02, 80, 1.15):
    scooter(0, 0, 0, 0, 'sea')
tree(4.05, .75 + .2, 0, 2.7, .8)
dog(.75, -1.85, .02, 60)
