"""On the roof: the tanks are opened and scrubbed, a sample is held against the light."""
from kit import at, ball, box, bucket, cyl, ladder, picture, potted_plant, rod, tiles, toolbox, tulsi, valve, water_tank
from people import broom, clipboard, cloth, figure
from town import ac_unit, clothes_line, crow, dish, front_of, puddle, side_of, solar, sparrow, windows

picture(size=(1280, 720), crop=(.93, .33, 1.35, 5))
W, D = 7.2, 6.4
# the top of the house, cut below its upper floor
box(0, 0, -1.75, W - .1, D - .1, 1.7, 'terracotta', .03)
box(0, 0, -1.9, W + .1, D + .1, .18, 'deep', .03)
with at(0, 0, -1.75):
    with front_of(D - .1):
        windows(W, 1, 5, 1.6, 0, .85, .95, chajja='teal')
        ac_unit(.72, .55)
    with side_of(W - .1):
        windows(D, 1, 4, 1.6, 0, .85, .95, chajja='teal')
box(0, 0, -.08, W + .12, D + .12, .08, 'white', .02)
tiles(W - .3, D - .3, ('pave', 'pave2'), .8, 0, 0, -.02)
for s in (-1, 1):
    box(0, s * (D / 2 - .06), 0, W + .06, .16, .4, 'white', .02)
    box(s * (W / 2 - .06), 0, 0, .16, D - .28, .396, 'white', .02)
# tanks
with at(-1.9, 1.7):
    box(0, 0, 0, 2.3, 2.0, .5, 'stone', .03)
    water_tank(-.0, .05, .5, .85, 1.35, 'deep')
water_tank(.75, 2.1, .01, .72, 1.1, 'teal')
with at(2.35, 1.9):  # the opened tank, its lid leaning by
    cyl(0, 0, 0, .8, .12, 'stone')
    cyl(0, 0, .12, .66, .95, 'gold')
    for k in range(4):
        cyl(0, 0, .2 + .22 * k, .69, .09, 'gold')
    cyl(0, 0, 1.05, .68, .05, 'gold')
    cyl(0, 0, 1.08, .58, .035, 'water')
    ball(.1, -.1, 1.13, .06, 'white')
with at(3.05, 1.05, 0, -45, 1, 70):
    cyl(0, 0, 0, .42, .07, 'teal')
rod([(-1.05, 1.75, .75), (-.4, 1.75, .75), (-.4, 1.75, .25), (.1, 2.0, .25)], .05, 'copper')
rod([(1.45, 2.1, .25), (1.65, 2.1, .25)], .05, 'copper')
rod([(-1.9, .72, .62), (-1.9, .4, .62), (-1.9, .4, .1), (-1.9, -2.9, .1)], .05, 'steel')
valve(-1.9, .4, .62)
valve(-.4, 1.75, .5, 0, 'red', .1)
ladder(1.95, 1.02, 0, 0, 1.7, -14)
figure(1.95, .95, 180, .56, outfit='overall', hat='cap', pose='climb', right='reach', right_item=cloth, left='reach',
        look=(-85, -2), skin='skin-tan', scale=1.05)


def sample():
    cyl(0, -.05, -.06, .05, .2, 'glass')
    cyl(0, -.05, -.055, .042, .13, 'water')


figure(.7, .05, 45, .02, sex='f', outfit='coat', hair='long', glasses=True, right='up', right_item=sample, left='carry',
        left_item=clipboard, look=(15, -16), skin='skin-fair', scale=1.12)
figure(-.52, -.22, 55, .02, outfit='uniform', hat='cap', right='hold', right_item=broom(), left='front', skin='skin-dark',
        moustache=True, scale=1.12)
puddle(-.35, -1.55, .02, .45)
puddle(1.95, .3, .02, .4)
bucket(1.25, .35, .02, 'terracotta')
bucket(-.1, .5, .02, 'teal')
toolbox(1.6, -.9, .02, 30)
with at(0, 0, .01):
    solar(2.0, -2.1, 0, 3)
    clothes_line(-3.2, -1.75, -1.5, -1.75, 0)
dish(3.15, -.5, 0)
tulsi(-3.0, -2.5, .02)
potted_plant(-.35, -2.6, .02, .28, 'terracotta', 'marigold')
potted_plant(-3.1, .15, .02, .28, 'terracotta', 'rose')
crow(-1.9, 1.75, 2.23, 40)
sparrow(3.5, -2.2, .4, 30)
sparrow(3.5, -1.95, .4, 60)
