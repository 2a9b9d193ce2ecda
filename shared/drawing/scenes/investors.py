"""Investors: a garden of growth, plants on rising stacks of coins, tended and presented."""
import math
from kit import (
    at, ball, box, bush, chair, chart, cyl, flower_bed, grass, laptop, picture, pipe, plinth, pot, round_table,
    snake_plant, tiles, tray_of_chai, tree,
)
from people import figure, tablet, watering_can
from town import cat

picture(margin=.02)
plinth(6.8, 6.2, 'pave2')
grass(-.0, 1.05, 6.6, 3.9, 0, 'lawn', 50)
tiles(6.5, 2.0, ('pave', 'pave2'), .7, 0, -1.95, -.02)


def coins(x, y, n):
    for k in range(n):
        cyl(x + .02 * math.sin(k * 2.1), y + .02 * math.cos(k * 1.7), .05 + .13 * k, .44, .12, 'gold' if k % 2 else 'brass')
        cyl(x + .02 * math.sin(k * 2.1), y + .02 * math.cos(k * 1.7), .05 + .13 * k + .1, .33, .03, 'straw')
    return .05 + .13 * n


for k, n in enumerate((2, 4, 7, 10, 14)):  # stacks climb to the right
    x, y = -2.35 + 1.12 * k, .75 + .28 * k
    top = coins(x, y, n)
    pot(x, y, top, .2, .26, 'terracotta')
    if k == 0:
        bush(x, y, top + .22, .16, 'lime')
    elif k < 3:
        bush(x, y, top + .22, .2 + .07 * k, 'leaf', (None, 'marigold', 'rose')[k])
    else:
        tree(x, y, top + .2, .75 + .35 * (k - 2), .28 + .13 * (k - 2), blossom='rose' if k == 4 else 'marigold')
pipe([(-2.6, .1, .35), (-1.3, .3, .75), (-.2, .55, 1.0), (.9, .8, 1.75), (2.2, 1.1, 2.75)], .045, 'terracotta')
ball(2.2, 1.1, 2.75, .1, 'terracotta')
# the presentation
with at(2.35, -.85, .02, 60):
    for s in (-1, 1):
        pipe([(s * .75, .1, 0), (s * .45, .0, 1.9)], .03, 'wood')
    box(0, 0, .75, 1.7, .06, 1.15, 'white', .02)
    chart(-.55, .87, (.2, .32, .45, .6, .8), step=.26)
    with at(0, 0, 0):
        pipe([(-.6, -.06, 1.2), (-.2, -.06, 1.32), (.15, -.06, 1.5), (.55, -.06, 1.78)], .016, 'ink')
figure(1.35, -1.25, 50, .02, sex='f', outfit='suit', hair='long', glasses=True, trim='terracotta', right='down', left='point',
        skin='skin-tan', scale=1.22, look=(-15, -8))
round_table(-.55, -1.85, .55, .7, 'oak', .02)
laptop(-.65, -1.8, .74, 130)
tray_of_chai(-.3, -2.05, .74, 3, 10)
chair(-1.45, -1.7, 85, 'teal', .02)
figure(-1.45, -1.7, 85, .02, outfit='suit', hair='side', hair_colour='silver', moustache=True, pose='sit', right='desk',
        left='lap', skin='skin-fair', scale=1.08)
chair(-.75, -.95, 30, 'gold', .02)
figure(-.75, -.95, 35, .02, sex='f', outfit='sari', shirt='terracotta', hair='bun', bindi=True, pose='sit', right='desk',
        left='lap', skin='skin-brown', glasses=True, scale=1.05)
figure(.55, -2.35, 110, .02, outfit='shirt', shirt='white', trousers='teal', hair='curly', right='carry', right_item=tablet,
        left='front', skin='skin-dark', scale=1.15, look=(-40, -8))
figure(-2.65, -.25, 100, .06, outfit='overall', shirt='gold', trim='teal', hat='straw', hat_colour='teal', right='hold',
        right_item=watering_can, left='hip', moustache=True, hair_colour='silver', skin='skin-brown', scale=1.12, look=(-35, -8))
tree(-2.5, 2.55, .05, 1.9, .65)
bush(-1.2, 2.6, .05, .35, 'leaf', 'rose')
bush(.2, 2.7, .05, .35, 'leaf', 'marigold')
flower_bed(-2.75, -2.6, .6, .6, .0)
snake_plant(3.0, -2.55, .02, 'gold')
cat(1.7, -2.55, .02, 45)
