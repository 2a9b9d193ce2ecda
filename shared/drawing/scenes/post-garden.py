"""The society's garden: beds are watered, the hedge is cut, someone rests on the swing bench."""
import math
from kit import (
    at, ball, box, bush, coconut_palm, cyl, flower_bed, grass, hedge, picture, pipe, plinth, pot, tree, tulsi,
)
from people import figure, rake, shears, watering_can
from town import bench, cat, dog, sparrow, street_lamp

picture(size=(1280, 720), crop=(1, -.9, 1.5, 5.6))
plinth(8.4, 7.4, 'pave2')
grass(0, 0, 8.2, 7.2, .0, 'lawn', 90)
# a winding path of flags
for k, (x, y) in enumerate(((-3.6, -3.0), (-2.9, -2.6), (-2.2, -2.25), (-1.5, -1.8), (-.9, -1.25), (-.35, -.65), (.25, -.1),
        (.95, .3), (1.7, .55), (2.45, .75), (3.2, .95), (3.85, 1.2))):
    cyl(x, y, .05, .36, .04, 'stone' if k % 2 else 'stone2')
# pond with lotus
ball(-1.9, .55, .06, 1.15, 'stone', (1.15, .85, .07))
ball(-1.9, .55, .07, 1.0, 'water', (1.15, .85, .095))
for k, (x, y) in enumerate(((-2.4, .7), (-1.5, .3), (-1.7, .95), (-2.2, .15))):
    cyl(x, y, .15, .2, .015, 'leaf')
    if k % 2 == 0:
        for j in range(6):
            ball(x + .06 * math.cos(j), y + .06 * math.sin(j), .2, .05, 'rose', (1, 1, 1.4))
tree(-3.1, 2.5, .05, 3.5, 1.2, blossom='rose')
tree(2.9, 2.6, .05, 3.0, 1.05)
coconut_palm(-.35, 2.9, .05, 3.4)
hedge(1.2, 3.4, .0, 5.4, .45, .75)
hedge(3.95, -.9, .0, 3.0, .4, .6, 90)
for k in range(3):  # topiary balls
    pot(-1.0 + .9 * k, 2.35, .05, .2, .3)
    bush(-1.0 + .9 * k, 2.35, .32, .3)
flower_bed(1.55, -2.75, 3.6, .9, .04)
flower_bed(-2.6, -1.0, 1.6, .55, .04, ('rose', 'white', 'violet'))
flower_bed(2.5, 1.75, 1.8, .5, .04, ('marigold', 'gold'))
tulsi(.55, 1.35, .05)
bench(3.3, .25, 90, .05, 'wood')
cat(3.3, .5, .5, 60, asleep=True)
figure(.15, -.95, 20, .06, outfit='overall', shirt='teal', hat='straw', hat_colour='gold', right='hold', right_item=watering_can,
        left='hip', moustache=True, hair_colour='silver', skin='skin-brown', scale=1.25)
figure(1.75, .35, 75, .06, sex='f', outfit='salwar', shirt='gold', trim='teal', hat='straw', hat_colour='terracotta',
        hair='plait', right='work', right_item=shears, left='work', skin='skin-tan', scale=1.2, look=(-30, -6))
figure(.5, .15, 55, .06, outfit='uniform', hat='cap', right='hold', right_item=rake(), left='front', skin='skin-dark',
        scale=1.2)
for k in range(9):  # raked leaves
    ball(.2 + .12 * (k % 3), .55 + .1 * (k // 3), .1, .1, ('marigold', 'lime', 'gold')[k % 3], (1.2, .8, .5), (0, 20 * k, 30 * k))
with at(-.9, -2.6, .06, 60):  # wheelbarrow
    box(0, 0, .3, .6, .8, .3, 'teal', .06)
    box(0, 0, .55, .5, .7, .08, 'soil', .03)
    cyl(-.05, -.6, .17, .17, .1, 'ink', axis='x')
    for s in (-1, 1):
        pipe([(s * .1, -.6, .17), (s * .25, 0, .32), (s * .28, .75, .5)], .03, 'wood')
        cyl(s * .22, .3, 0, .03, .32, 'wood')
    bush(-.1, 0, .55, .2, 'leaf', 'gold')
    bush(.12, .2, .55, .18, 'leaf', 'rose')
street_lamp(-3.8, -2.3, .05, 90, 2.4)
sparrow(-.6, -1.6, .09, 30)
sparrow(-.3, -1.85, .09, 100)
dog(-2.6, -2.95, .06, 60)
