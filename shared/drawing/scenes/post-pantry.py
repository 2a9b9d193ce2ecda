"""The office pantry at eleven: fresh chai on the tray, lunch tins waiting on the shelf."""
from kit import (
    at, box, chair, clock, cup, cyl, frame_picture, fridge, fruit_bowl, gas_cylinder, gas_stove, kettle, kulhad, lathe,
    on_back, on_left, picture, plate_of_food, potted_plant, room, round_table, rug, snake_plant, switchboard, tap,
    tiffin, wall_shelf, window,
)
from people import chai, cloth, figure, tray

picture(size=(1280, 720), crop=(.1, .1, 1.48, 5.3))
room(5.6, 5.4, 2.7, 'terracotta', 'straw', ('cream', 'mint'), skirting='white')
# kitchen run along the back wall
box(-.45, 2.35, .03, 3.5, .62, .8, 'teal', .03)
for k in range(5):
    box(-1.85 + .7 * k, 2.03, .12, .62, .03, .64, 'sea', .015)
    cyl(-1.62 + .7 * k, 2.0, .55, .014, .14, 'brass')
box(-.45, 2.33, .83, 3.6, .7, .07, 'cream', .02)
with at(0, 0, 0):
    gas_stove(-1.5, 2.33, .9)
kettle(-1.67, 2.36, 1.0)
lathe(-1.33, 2.36, 1.0, ((.1, 0), (.15, .02), (.15, .16), (.155, .18)), 'steel')  # the chai pan
cyl(-1.33, 2.36, 1.15, .14, .02, 'oak')
box(.0, 2.33, .88, .62, .42, .03, 'steel', .01)
box(.0, 2.33, .895, .52, .33, .02, 'slate', .01)
with at(0, 2.6, .9):
    tap(0, 0, 0)
fruit_bowl(.75, 2.35, .9)
for k in range(3):
    cup(-.75 + .17 * k, 2.42, .9, ('gold', 'terracotta', 'teal')[k])
with on_back(5.4):
    for k in range(3):
        box(-1.5 + 1.05 * k, -.01, .9, 1.04, .03, .55, ('mint', 'white', 'mint')[k], .005)
    wall_shelf(-1.55, 1.65, 1.4, ('gold', 'terracotta', 'cream', 'teal'))
    wall_shelf(.1, 1.65, 1.4, ('cream', 'sea', 'gold', 'brick'))
    clock(1.3, 1.95, .22)
fridge(1.9, 2.3)
gas_cylinder(-2.45, 2.3)
with on_left(5.6):
    window(-.5, 1.05, 1.5, 1.2, bars=(1, 1))
    box(1.35, -.2, 1.05, 1.1, .4, .06, 'wood', .015)
    switchboard(.55, 1.3)
    for k in range(3):
        tiffin(1.0 + .35 * k, -.2, 1.11, ('steel', 'gold', 'steel')[k])
    frame_picture(-1.95, 1.2, .6, .75, 'gold', 'leaf')
rug(-.1, .35, 1.55, ('sea', 'gold', 'sea'))
round_table(-.1, .35, .62, .74)
chair(-.5, .95, 50, 'gold')
chair(.45, .95, 0, 'teal')
plate_of_food(-.25, .5, .78)
plate_of_food(.15, .15, .78, 'terracotta')
kulhad(.1, .55, .78)
figure(-1.3, -.3, 45, outfit='apron', shirt='teal', hat='cap', right='carry', right_item=tray, left='carry', moustache=True,
        skin='skin-brown', scale=1.22)
figure(.45, .95, 0, .04, sex='f', outfit='salwar', shirt='terracotta', trim='gold', hair='long', pose='sit', right='lap',
        left='hold', left_item=chai, skin='skin-tan', look=(20, -8), scale=1.08)
figure(-.5, .95, 50, .04, outfit='shirt', shirt='white', trousers='slate', hair='side', pose='sit', right='desk', left='desk',
        glasses=True, skin='skin-fair', scale=1.08)
figure(.92, 1.42, 30, sex='f', outfit='sari', hair='bun', bindi=True, right='hold', right_item=cloth, left='hip',
        skin='skin-dark', scale=1.15)
snake_plant(-2.35, -2.2, .03, 'terracotta')
potted_plant(2.3, -2.1, .03, .3, 'terracotta', 'rose')
