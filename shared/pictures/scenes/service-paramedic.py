"""A first-aid post before the clinic: stretcher and wheelchair stand ready, a worker's hand is bandaged, the doctor on the phone."""
from kit import (
    at, box, coconut_palm, cyl, drip_stand, first_aid, grass, hedge, hospital_bed, lathe, picture, plinth,
    potted_plant, pulse, tiles, tree, wheelchair, window,
)
from people import clipboard, cloth, figure, phone
from town import awning, block, canopy, cat, crow, front_of, glass_front, kerb, road, scooter, side_of

picture(margin=.02, close=(2.8, .15, 1.2, 2.75))
plinth(8.0, 7.2, 'pave')
tiles(7.8, 3.6, ('pave', 'pave2'), .8, 0, -.3, -.02)
road(0, -2.85, 7.9, 1.4, 0)
kerb(0, -2.08, 7.9, .14)
with at(-1.1, 2.3):
    W, D, H = 5.4, 2.3, 2.5
    top = block(W, D, 1, H, 'mint', 'white', 'teal', .4)
    with front_of(D):
        glass_front(-.2, 1.9, 1.75)
        canopy(-.2, 2.0, 2.5, .8)
        window(-2.0, .85, 1.0, 1.0, bars=(1, 1), chajja='teal')
        window(1.75, .85, 1.2, 1.0, bars=(1, 1), chajja='teal')
    with side_of(W):
        window(0, .85, 1.2, 1.0, chajja='teal')
    with at(-.2, -1.0, top + .0):
        cyl(0, -.2, .55, .5, .1, 'white', axis='y')
        cyl(0, -.22, .55, .44, .06, 'teal', axis='y')
        pulse(0, -.25, .55, .64)
    crow(2.3, -1.05, top + .34, 40)
# the first-aid post
with at(-2.75, -.95, .02):
    box(0, -.1, 0, 1.7, .7, .78, 'teal', .03)
    box(0, -.1, .78, 1.82, .82, .06, 'oak', .02)
    box(0, -.46, .14, .9, .04, .5, 'white', .01)
    pulse(0, -.49, .39, .7)
    for x in (-1, 1):
        for y in (-.42, .52):
            cyl(x * .86, y, 0, .035, 1.95 if y < 0 else 2.2, 'white')
    with at(0, .56, 2.22):
        awning(0, 0, 1.96, 1.12, ('teal', 'white'))
    with at(-.5, .05, .84):
        first_aid(0, 0, .4)
    lathe(.62, -.1, .84, ((.1, 0), (.12, .03), (.12, .36), (.05, .44)), 'white')  # oxygen
    cyl(.62, -.1, 1.27, .03, .07, 'brass')
    for k in range(2):
        box(.15, -.15, .84 + .1 * k, .34 - .06 * k, .26, .1, ('cream', 'straw')[k], .03)
with at(-2.6, -2.85, .03, -82, 1.3):
    scooter(0, 0, 0, 0, 'gold')
# stretcher on wheels
with at(1.05, -1.35, .0, 75, .82):
    hospital_bed(0, 0, 0, .02, 'gold')
drip_stand(.45, -.5, .02)
# first aid under the tree
with at(2.55, .25):
    box(0, 0, .02, 1.3, .5, .42, 'wood', .03)
figure(2.35, .2, 40, .02, outfit='overall', shirt='gold', trim='teal', hat='helmet', pose='sit', seat=.42, right='lap',
        left='point', skin='skin-brown', moustache=True, scale=1.12)
figure(3.25, .05, -65, .02, sex='f', outfit='nurse', hat='nurse', hair='bun', pose='kneel', right='reach', right_item=cloth,
        left='work', skin='skin-tan', scale=1.12)
with at(2.1, -.75, .02, 15):
    first_aid(0, 0, .42)
figure(-.55, -.5, 40, .02, sex='f', outfit='coat', hair='long', glasses=True, right='ear', right_item=phone, left='carry',
        left_item=clipboard, skin='skin-fair', scale=1.22)
figure(.1, .6, 35, .02, outfit='vest', hat='cap', hat_colour='teal', right='hip', left='wave', skin='skin-dark', scale=1.18)
figure(-1.75, -.1, 50, .02, outfit='uniform', hair='short', beard=True, right='down', left='point', skin='skin-tan', scale=1.18)
wheelchair(-1.05, -1.45, 35, .02)
grass(2.9, 2.2, 2.0, 2.6, 0, tufts=30)
tree(3.1, 2.3, .05, 3.1, 1.0)
hedge(2.9, 3.4, 0, 2.1, .35, .5)
coconut_palm(-3.7, 1.4 - .6, 0, 2.9)
potted_plant(-2.15, .75, .02, .3, 'terracotta', 'rose')
potted_plant(-.1, .75, .02, .3, 'terracotta', 'rose')
cat(3.5, -1.2, .02, 40)
