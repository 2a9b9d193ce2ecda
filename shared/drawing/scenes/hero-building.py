"""The first picture: a small office house and its forecourt on a bright morning, everyone at work."""
from kit import (
    at, box, bush, cart, coconut_palm, flower_bed, grass, hedge, ladder, picture, plinth, pot, potted_palm,
    pump, rangoli, rod, tiles, toolbox, toran, tree, tulsi, valve, wall_lamp, water_tank, window,
)
from people import broom, figure, mop, screwdriver, tiffin_box, watering_can, wrench
from town import (
    ac_unit, auto_rickshaw, balcony, bench, bicycle, block, canopy, cat, clothes_line, crow, dish,
    dog, downpipe, front_of, gate, glass_front, kerb, road, rooftop_door, scooter, side_of, solar,
    street_lamp, wall_run, windows, zebra,
)

picture(size=(1600, 1200), margin=.015)
plinth(11.6, 10.2, 'pave')
tiles(7.0, 4.6, ('pave', 'pave2'), .8, -2.0, -1.0, -.02)
tiles(4.2, 3.0, ('pave', 'pave2'), .8, 3.4, -1.8, -.02)

# street
road(0, -4.25, 11.5, 1.5, 0)
kerb(0, -3.42, 11.5, .14)
zebra(-.6, -4.25, 1.5, 1.4, .03)
with at(-3.9, -4.2, .03, -90, 1.3):
    auto_rickshaw(0, 0)
with at(4.6, -4.3, .03, 95, 1.35):
    scooter(0, 0)
with at(-1.15, -4.3, .03, 120, 1.25):
    dog(0, 0, 0, 0)

# the house
with at(-2.1, 1.9):
    W, D, H = 5.6, 4.8, 1.6
    top = block(W, D, 3, H, 'cream', 'white', 'teal', .4)
    with at(-1.95, -D / 2 - .1):
        box(0, 0, 0, 1.5, .5, 3 * H + .55, 'terracotta', .03)
        box(0, 0, 3 * H + .55, 1.62, .62, .1, 'white', .02)
        with at(0, -.25):
            for floor in range(3):
                window(0, floor * H + .42, .9, .95, bars=(2, 3), frame='straw', sill=True)
    with front_of(D, .75):
        windows(4.0, 3, 3, H, 1, .84, .9, chajja='teal')
        balcony(-.0, 2 * H, 3.7, .55, laundry=False)
        balcony(-1.0, H, 1.7, .5, laundry=True)
        with at(-1.35, -.28, 2 * H, 0, .55):
            potted_palm(0, 0, 0, .9)
        glass_front(-.1, 1.9, 1.22)
        toran(-1.1, .9, 1.38, -.13)
        canopy(-.1, 1.5, 2.4, .62)
        window(1.5, .48, .8, .75, bars=(1, 1), grille=True)
        ac_unit(.65, H + .5)
    with side_of(W):
        windows(D, 3, 3, H, 1, .84, .9, chajja='teal')
        windows(D, 1, 3, H, 0, .84, .85)
        ac_unit(.8, 2 * H + .1)
        balcony(-1.6, 2 * H, 1.4, .5)
        balcony(-1.6, H, 1.4, .5, laundry=True)
        downpipe(-2.28, .1, 3 * H)
    rooftop_door(-1.8, 1.3, top + .03, 1.4, 1.2, 1.2, 'straw')
    water_tank(.1, 1.35, top, .55, .9)
    water_tank(1.55, 1.4, top, .5, .75, 'gold')
    solar(1.5, -.4, top + .03, 3)
    clothes_line(-1.2, -1.0, .8, -1.6, top, 1.0)
    dish(2.4, .5, top)
    crow(1.55, 1.4, top + 1.13, 20)
    crow(2.72, -2.3, top + .34, 60)
    pot(-2.4, -.4, top + .03, .2, .3)
    bush(-2.4, -.4, top + .3, .3, 'leaf', 'rose')

# forecourt
rangoli(-1.45, -1.55, .02, .6)
tulsi(-2.75, -.95, .02)
potted_palm(1.2, -.85, .02, .85)
wall_run(-4.1, -3.1, 2.6, 0, .55)
gate(-1.55, -3.1, 1.7, 0, .75, 0, 75)
wall_run(.85, -3.1, 2.1, 0, .55)
wall_run(4.5, -3.1, 2.3, 0, .55)
with at(4.5, -1.35, .02):  # the pump that fills the tanks on the roof
    box(0, 0, 0, 1.9, 1.5, .16, 'stone', .03)
    with at(-.1, -.2, .16, 25, 1.3):
        pump(0, 0)
    rod([(-.1, .12, .6), (-.1, .12, 1.35), (-.1, .6, 1.35), (-.1, .6, .16)], .07, 'copper')
    valve(-.1, .12, 1.2, 25, 'red', .16)
    water_tank(.5, .4, .16, .42, .9, 'gold', stand=False)
street_lamp(-5.4, -3.1, 0, 0, 3.0)
with at(-4.6, -2.55, 0, 82, 1.3):
    bicycle(0, 0)

# garden on the right
grass(3.6, 2.35, 3.9, 4.6, 0, tufts=60)
hedge(3.6, 4.75, 0, 3.9, .4, .7)
hedge(5.5, 2.4, 0, 4.6, .4, .6, 90)
tree(4.6, 3.7, .05, 3.3, 1.15, blossom='rose')
coconut_palm(2.3, 4.2, .05, 3.4)
flower_bed(3.7, .55, 3.0, .6, .03)
bench(2.2, 2.6, 90, .05)
with at(2.2, 2.95, .5, 60, 1.35):
    cat(0, 0, 0, 0, asleep=True)

# people
figure(-3.3, -1.75, 40, .02, sex='f', outfit='sari', hair='bun', bindi=True, right='hold', right_item=broom(), left='front')
figure(-.15, -1.75, 40, .02, hat='cap', right='hold', right_item=mop(), left='front', skin='skin-tan')
cart(1.35, -1.7, .02, 5)
figure(3.05, -1.7, 45, .02, outfit='overall', hat='cap', moustache=True, skin='skin-dark', left='wave', right='carry',
       right_item=wrench)
figure(4.3, 2.0, 30, .05, outfit='overall', shirt='gold', trim='teal', hat='straw', hat_colour='teal', right='hold',
       right_item=watering_can, moustache=True, hair_colour='silver')
figure(-.2, -4.2, 70, .03, sex='f', outfit='salwar', shirt='terracotta', trim='gold', hair='plait', right='carry',
       right_item=tiffin_box, left='wave', skin='skin-fair')
with at(.7, 1.95, 0, 90):  # the electrician, on a ladder at the side wall
    ladder(0, -.86, 0, 0, 2.75, -16)
    figure(.0, -.92, 165, .85, outfit='vest', hat='helmet', pose='climb', right='reach', right_item=screwdriver, left='hold',
           look=(85, -2))
    toolbox(.85, -.8, .05, 20)
    wall_lamp(.0, 2.4)
with at(-2.1, 1.9, 4.8):  # a resident hangs out the washing
    figure(-.75, -.75, 55, .03, sex='f', outfit='sari', shirt='rose', trim='marigold', hair='bun', bindi=True, right='wave',
           left='aside', skin='skin-tan')
