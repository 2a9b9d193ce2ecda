"""An open office before opening time: two housekeepers dust the desks and mop between them."""
from kit import (
    at, box, cart, chart, clock, cup, desk, frame_picture, keyboard, monitor, office_chair, on_back, on_left, papers,
    picture, potted_palm, rack, room, snake_plant, vacuum_robot, wall_shelf, wet_sign, whiteboard, window,
)
from people import duster, figure, mop

picture(size=(1280, 720), crop=(.8, -1, 1.15, 4.8))
room(6.0, 5.6, 2.6, 'mint', 'straw', 'planks')
with on_left(6.0):
    for y in (-1.6, .5):
        window(y, .85, 1.6, 1.35, bars=(2, 1))
    wall_shelf(2.05, 1.5, .9)
with on_back(5.6):
    whiteboard(-1.55, 1.0, 1.9, 1.1)
    chart(-2.2, 1.12)
    frame_picture(.35, 1.15, .7, .9, 'teal', 'leaf')
    clock(1.2, 1.9)
rack(2.3, 2.45, 1.2, 1.8, .45, 0, kind='files')
for x, y in ((-1.45, 1.35), (.55, 1.35), (-1.45, -.85), (.55, -.85)):
    with at(x, y, 0, 0):
        desk(0, 0, 1.65, .75, 180, 'oak', 'sea' if y > 0 else 'teal')
        box(0, -.37, .78, 1.6, .04, .34, 'mint' if y > 0 else 'gold', .015)
        monitor(-.25, -.12, .78, 180)
        keyboard(-.2, .15, .78, 180)
        cup(.5, .1, .78, ('gold', 'terracotta', 'white')[round(x + y) % 3])
        papers(.55, -.1, .78, 15, 2)
    office_chair(x - .15, y + .85, 10, ('teal', 'terracotta')[y > 0])
cart(2.3, .35, .03, 80)
figure(1.75, -.6, -35, sex='f', outfit='sari', hair='bun', bindi=True, right='work', right_item=duster, left='hip', look=(15, -2),
        skin='skin-brown')
figure(-.1, -1.65, 40, hat='cap', right='hold', right_item=mop(), left='front', skin='skin-tan', moustache=True, scale=1.08)
wet_sign(1.45, -2.0)
vacuum_robot(1.8, -2.1)
potted_palm(-2.6, 2.35, .03, 1.15)
snake_plant(-2.6, -2.4)
snake_plant(2.65, -2.4, .03, 'terracotta')
