"""The people: many trades lined up in the yard for a group portrait."""
from kit import (
    at, box, cart, coconut_palm, door, flower_bed, hedge, picture, plinth, potted_palm, potted_plant, rangoli,
    slab, step_ladder, tiles, toolbox, toran, tree, tulsi, water_tank, window,
)
from people import broom, carton, clipboard, figure, meter, mop, spray, tray, watering_can, wrench
from town import awning, block, cat, crow, downpipe, front_of, scooter, side_of, string_lights

picture(size=(1600, 1200), margin=.015)
plinth(8.6, 8.2, 'pave')
tiles(8.2, 5.6, ('pave', 'pave2'), .8, 0, -1.1, -.02)
with at(-.5, 2.9):  # the depot
    W, D, H = 7.2, 2.0, 2.6
    top = block(W, D, 1, H, 'straw', 'white', 'teal', .4)
    with front_of(D):
        door(-2.6, 1.0, 1.9, 'teal')
        toran(-3.2, -2.0, 2.06, -.12)
        awning(-2.6, 2.3, 1.5, .5)
        for x in (-.7, 1.1, 2.9):
            window(x, .95, 1.25, 1.0, bars=(2, 1), chajja='teal')
        downpipe(-3.6, .1, H)
    with side_of(W):
        window(0, .75, 1.1, .95, chajja='teal')
    water_tank(-2.7, 0, top, .48, .7)
    water_tank(2.4, .1, top, .42, .62, 'gold')
    box(.2, -.98, top + .02, 3.0, .12, .5, 'teal', .03)
    box(.2, -1.03, top + .09, 2.8, .06, .36, 'gold', .02)
    with at(.2, -1.06, top + .27, 0, 1, 90):  # the site's own tile, in place of a name
        slab(((-.26, 0), (0, -.14), (.26, 0), (0, .14)), 0, .02, 'deep')
    crow(1.5, -.98, top + .5, 60)
string_lights([(-4.3, 2.0), (-.5, 2.0), (3.3, 2.0)], 2.5, .2, 12, False)
tree(3.6, 2.7, 0, 3.2, 1.05, blossom='marigold')
coconut_palm(-4.0, 1.55, 0, 3.0)
hedge(-4.0, -.7, 0, 3.2, .35, .45, 90)
flower_bed(3.95, -1.6, 3.4, .5, .0, turn=90)
tulsi(3.5, 1.2, .02)
rangoli(.9, -2.75, .02, .75)
potted_plant(-2.4, 1.6, .02, .3, 'terracotta', 'rose')
potted_palm(2.4, 1.55, .02, .8)
with at(2.75, -3.5, .02, 75, 1.25):
    scooter(0, 0)
cart(-3.55, -2.5, .02, 60)
cat(-.6, -3.5, .02, 40)
step_ladder(-3.2, .9, .02, 30, 1.5)
toolbox(3.1, -2.2, .02, 60, 'gold')

# back row, along the screen's width: x and y rise together
row = lambda k, step=.86, x=0, y=0: (x + k * step * .7071, y + k * step * .7071)
back = [
    dict(outfit='overall', hat='cap', moustache=True, skin='skin-dark', right='chest', right_item=wrench, left='down'),
    dict(outfit='vest', hat='helmet', right='carry', right_item=meter, skin='skin-tan', left='hip'),
    dict(sex='f', outfit='uniform', hair='long', hat='headset', left='carry', left_item=clipboard, skin='skin-fair',
            glasses=True),
    dict(outfit='suit', hair='side', hair_colour='silver', moustache=True, right='behind', left='behind', skin='skin-brown',
            glasses=True),
    dict(sex='f', outfit='nurse', hat='nurse', hair='bun', right='chest', left='down', skin='skin-brown'),
]
front = [
    dict(outfit='shirt', shirt='white', trousers='teal', hat='turban', hat_colour='terracotta', trim='gold', beard=True,
            right='carry', right_item=carton, left='front'),
    dict(outfit='overall', shirt='gold', hat='straw', hat_colour='teal', right='hold', right_item=watering_can,
            hair_colour='silver', moustache=True),
    dict(sex='f', outfit='sari', hair='bun', bindi=True, right='hold', right_item=broom(), left='hip', skin='skin-tan'),
    dict(hat='cap', right='wave', left='hold', left_item=mop(), skin='skin-dark'),
    dict(sex='f', outfit='apron', shirt='teal', hat='scarf', hat_colour='sea', right='hold', right_item=spray, left='down',
            skin='skin-brown'),
    dict(outfit='apron', shirt='white', trousers='teal', hat='chef', right='carry', right_item=tray, left='behind',
            skin='skin-fair', moustache=True),
    dict(sex='f', outfit='salwar', shirt='sea', trim='gold', hair='plait', hair_colour='black', right='namaste', left='namaste',
            skin='skin-tan', bindi=True),
]
for k, person in enumerate(back):
    x, y = row(k - 2.5, 1.16, -.75, .05)
    figure(x, y, 45, .02, scale=1.3, **person)
for k, person in enumerate(front):
    x, y = row(k - 3, 1.16, .4, -1.2)
    figure(x, y, 45, .02, scale=1.3, **person)
