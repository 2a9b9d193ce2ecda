"""Handing over: keys change hands in front of a model of the building."""
from kit import (
    at, ball, box, clock, frame_picture, on_back, on_left, papers, picture, potted_palm, room, rug, snake_plant, table,
    tray_of_chai, tree, wall_shelf, water_tank, window,
)
from people import bouquet, clipboard, figure, key
from town import block, cat, front_of, side_of, windows

picture(size=(1280, 720), crop=(-.4, -.4, 1.1, 5.75))
room(6.6, 6.8, 2.7, 'terracotta', 'cream', 'planks')
with on_left(6.6):
    window(-.9, .8, 2.0, 1.4, bars=(2, 1))
    wall_shelf(1.55, 1.5, 1.4)
with on_back(6.8):
    for k in range(3):  # drawings of the house, pinned up
        box(-1.75 + 1.15 * k, -.03, 1.05, 1.0, .05, 1.15, 'white' if k != 1 else 'sky', .01)
        line = 'sky' if k != 1 else 'white'
        for j in range(3):
            box(-1.75 + 1.15 * k, -.06, 1.2 + .3 * j, .72 - .12 * (k == 2) * j, .012, .03, line, .002)
        for j in range(4):
            box(-2.05 + 1.15 * k + .2 * j, -.062, 1.2, .025, .012, .63, line, .002)
        ball(-1.75 + 1.15 * k, -.07, 2.14, .03, 'red')
    clock(1.75, 1.9)
    frame_picture(2.35, 1.05, .65, .8, 'gold', 'sun')
rug(.1, -.1, 2.2, ('teal', 'gold', 'teal'))
# the model on its table
with at(-.55, .75):
    box(0, 0, .05, 2.0, 1.5, .62, 'deep', .04)
    box(0, 0, .67, 2.15, 1.65, .08, 'oak', .03)
    box(0, 0, .75, 1.95, 1.45, .05, 'lawn', .02)
    with at(-.2, .1, .8, 0, .3):
        top = block(3.4, 2.6, 3, 1.3, 'cream', 'white', 'teal', .35)
        with front_of(2.6):
            windows(3.4, 3, 4, 1.3, 0, .55, .7, chajja='teal')
        with side_of(3.4):
            windows(2.6, 3, 3, 1.3, 0, .55, .7, chajja='teal')
        water_tank(-.8, .4, top, .5, .7)
        water_tank(.6, .4, top, .42, .6, 'gold')
    for x, y in ((.65, .45), (.75, -.05), (.6, -.5), (-.8, -.55), (-.3, -.58)):
        tree(x, y, .8, .5, .17)
    box(.0, -.44, .795, 1.9, .16, .02, 'road', .004)
figure(-.75, -1.15, 100, .06, outfit='uniform', hair='short', right='down', left='work', left_item=key, skin='skin-brown',
        scale=1.28, look=(-35, -8))
figure(.4, -.5, -20, .06, sex='f', outfit='suit', trim='gold', hair='long', glasses=True, right='work', left='front',
        skin='skin-tan', scale=1.28, look=(35, -8))
figure(.95, .4, 25, .06, sex='f', outfit='sari', hair='bun', bindi=True, right='chest', right_item=bouquet, left='front',
        skin='skin-dark', scale=1.18)
figure(-1.65, -1.3, 60, .06, outfit='vest', hat='helmet', left='carry', left_item=clipboard, right='hip', skin='skin-tan',
        beard=True, scale=1.18)
with at(2.2, -1.35, 0, 90):
    table(0, 0, 1.2, .6, .7)
    tray_of_chai(-.2, 0, .73, 4)
    papers(.3, 0, .73, 10)
potted_palm(2.45, 2.3, .03, 1.1)
snake_plant(-2.5, -2.4, .03, 'gold')
cat(.35, -2.35, .03, 40)
