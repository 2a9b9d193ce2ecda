"""Paramedics at the gate: the ambulance is open, a worker's hand is bandaged, the doctor on the phone."""
from kit import (
    at, box, coconut_palm, cyl, drip_stand, first_aid, grass, hedge, hospital_bed, picture, plinth,
    potted_plant, pulse, tiles, tree, wheelchair, window,
)
from people import clipboard, cloth, figure, phone
from town import block, canopy, cat, crow, front_of, glass_front, kerb, road, side_of, van

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
with at(-2.45, -2.75, .03, -90, 1.55):
    van(0, 0, 0, 0, 'white', 'teal', medical=True)
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
wheelchair(-2.95, .35, 30, .02)
grass(2.9, 2.2, 2.0, 2.6, 0, tufts=30)
tree(3.1, 2.3, .05, 3.1, 1.0)
hedge(2.9, 3.4, 0, 2.1, .35, .5)
coconut_palm(-3.7, 1.4 - .6, 0, 2.9)
potted_plant(-2.15, .75, .02, .3, 'terracotta', 'rose')
potted_plant(-.1, .75, .02, .3, 'terracotta', 'rose')
cat(3.5, -1.2, .02, 40)
