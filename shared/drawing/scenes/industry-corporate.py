"""A corporate tower and its plaza: tea is brought to the door, a cleaner is high on the glass."""
import math
from kit import at, box, cart, cyl, grass, hedge, lathe, picture, pipe, plinth, potted_plant, tiles, tree, wet_sign
from people import chai, cloth, figure, mop, squeegee, tablet, tray, watering_can
from town import bench, canopy, car, cat, front_of, glass_front, side_of, solar, street_lamp

picture(margin=.015, close=(.9, -.85, 1.26, 2.85))
plinth(8.6, 8.2, 'pave')
tiles(8.4, 8.0, ('pave', 'pave2'), .8, 0, 0, -.02)


def curtain_wall(span, z0, z1, cell=.72):
    box(0, -.02, z0, span - .1, .06, z1 - z0, 'pane', .01)
    columns, rows = round(span / cell), round((z1 - z0) / .8)
    for k in range(columns + 1):
        box(-span / 2 + .05 + (span - .1) * k / columns, -.06, z0, .05, .06, z1 - z0, 'white', .01)
    for k in range(rows + 1):
        box(0, -.07, z0 + (z1 - z0 - .05) * k / rows, span - .08, .07, .06, 'sea' if k % 2 else 'white', .01)


with at(-1.6, 1.75):
    W, D, H = 4.4, 3.8, 5.2
    box(0, 0, 0, W, D, H, 'sea', .03)
    box(0, 0, H, W + .16, D + .16, .2, 'white', .03)
    box(0, 0, 0, W + .1, D + .1, .3, 'deep', .02)
    with front_of(D):
        curtain_wall(W, 1.7, H - .1)
        glass_front(0, 2.0, 1.3)
        canopy(0, 1.42, 2.8, .9, 'gold')
    with side_of(W):
        curtain_wall(D, .45, H - .1)
    # terracotta stair tower with a lit slot
    with at(-1.7, -1.75):
        box(0, -.1, 0, 1.05, .7, H + .8, 'terracotta', .03)
        box(0, -.46, .8, .3, .05, H - .6, 'straw', .01)
        box(0, -.1, H + .8, 1.15, .8, .1, 'white', .02)
    solar(.6, .2, H + .2, 4)
    box(-.9, 1.0, H + .2, 1.2, .9, .6, 'ash', .03)
    for k in range(2):
        cyl(-1.2 + .6 * k, 1.0, H + .8, .22, .08, 'slate')
    # window cleaner's cradle on the side
    with side_of(W):
        for x in (-1.0, .6):
            pipe([(x, -.35, 3.0), (x, -.35, H + .45), (x, .2, H + .45)], .014, 'ink', smooth=False)
        box(-.2, -.4, 2.35, 1.9, .55, .06, 'gold', .015)
        for y in (-.66, -.14):
            box(-.2, y, 2.75, 1.9, .035, .05, 'gold', .01)
        for k in range(7):
            cyl(-1.12 + .307 * k, -.66, 2.4, .015, .38, 'gold')
    with at(W / 2, 0, 2.41, 90):
        figure(-.2, -.4, 165, 0, outfit='vest', hat='helmet', right='up', right_item=squeegee, left='reach', left_item=cloth,
                skin='skin-tan', scale=.95, look=(-45, -6))
# fountain
with at(2.9, -2.65):
    lathe(0, 0, 0, ((1.15, 0), (1.2, .03), (1.2, .28), (1.12, .32)), 'stone')
    cyl(0, 0, .05, 1.06, .31, 'water')
    cyl(0, 0, .1, .16, .55, 'stone')
    lathe(0, 0, .6, ((.1, 0), (.4, .08), (.52, .16)), 'stone')
    cyl(0, 0, .7, .46, .09, 'water')
    for k in range(8):
        a = k * math.pi / 4
        pipe([(0, 0, .75), (.2 * math.cos(a), .2 * math.sin(a), 1.25), (.5 * math.cos(a), .5 * math.sin(a), 1.0),
                (.75 * math.cos(a), .75 * math.sin(a), .28)], .02, 'water')
grass(2.9, 2.4, 2.4, 2.9, 0, tufts=40)
tree(3.3, 2.9, .05, 3.1, 1.05)
tree(2.3, 1.6, .05, 2.2, .7, blossom='rose')
hedge(2.9, 3.85, 0, 2.4, .35, .5)
for k in range(4):
    potted_plant(-3.9, .9 - .95 * k, .02, .3, 'terracotta', ('rose', 'marigold')[k % 2])
figure(.1, -.95, 62, .02, outfit='suit', hair='side', hair_colour='silver', glasses=True, right='hold', right_item=chai,
        left='down', skin='skin-fair', scale=1.15, look=(6, -8))
figure(-1.75, -1.35, 45, .02, sex='f', outfit='suit', hair='long', trim='terracotta', right='carry', right_item=tablet,
        left='down', skin='skin-tan', pose='walk', scale=1.15)
figure(1.35, -.7, 22, .02, outfit='apron', hat='cap', moustache=True, right='carry', right_item=tray, left='carry',
        skin='skin-dark', scale=1.18, look=(8, -8))
figure(.55, -3.4, 35, .02, outfit='uniform', hat='cap', right='hold', right_item=mop(), left='front', skin='skin-brown',
        scale=1.2)
figure(3.55, 1.05, 20, .06, outfit='overall', shirt='gold', trim='teal', hat='straw', hat_colour='teal', right='hold',
        right_item=watering_can, left='hip', hair_colour='silver', moustache=True, skin='skin-tan', scale=1.15)
cart(-.95, -3.2, .02, 10)
wet_sign(1.3, -3.75, .02)
with at(-2.9, -3.1, .02, 120, 1.25):
    car(0, 0, 0, 0, 'teal')
bench(3.75, -.75, 60, .02)
cat(3.1, -.55, .02, 40)
street_lamp(-4.0, -2.6, 0, 20, 2.8)
