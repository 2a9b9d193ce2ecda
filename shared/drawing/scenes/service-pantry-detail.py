"""Pantry, for the list: tea from the flask into the cups of a tray."""
from kit import at, box, counter, cup, cyl, frame_picture, fruit_bowl, on_back, on_left, pipe, room, spot, tiffin, wall_shelf
from people import figure, task

task()
with at(.5, -.6):
    room(4, 4, 2.8, 'mint', 'terracotta', ('white', 'straw'))
    with on_left(4):
        frame_picture(.1, 1.2, .7, .85, 'gold', 'sun')
    with on_back(4):
        wall_shelf(-.35, 1.5, 1.5)
counter(.52, .1, 3.6, .62, .92, 90)
with at(.42, -.14, .95, 90):
    box(0, 0, 0, .72, .42, .03, 'brass', .015)
    for k in range(5):
        cup(-.22 + .2 * (k % 3) + .04 * (k // 3), -.09 + .19 * (k // 3), .03, 'white')
tiffin(.5, .62, .95)
fruit_bowl(.5, 1.1, .95)


def flask():
    with at(0, 0, 0, 0, 1, 0, -104):
        cyl(0, 0, -.2, .085, .3, 'teal')
        cyl(0, 0, .1, .085, .09, 'steel', .05)
        cyl(0, 0, -.24, .07, .05, 'ink')


figure(-.17, -.17, 80, sex='f', outfit='sari', hair='bun', bindi=True, right=spot(.3, .16, 1.36), right_item=flask,
       left=spot(.26, -.44, 1.04), skin='skin-tan', look=(4, 5), mood='work')
pipe([(.3, -.02, 1.31), (.31, -.09, 1.26), (.32, -.12, 1.1), (.32, -.12, 1.02)], .014, 'oak')
