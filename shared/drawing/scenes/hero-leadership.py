"""An evening at the office: a young team plans round the table under warm lamps."""
from kit import (
    at, ball, books, box, carpet, chair, chart, clock, cup, floor_lamp, frame_picture, kettle, lamp, laptop,
    on_back, on_left, papers, pendant, picture, pipe, potted_palm, room, snake_plant, sofa, table, tiffin,
    tray_of_chai, vacuum_robot, wall_shelf, whiteboard, window,
)
from people import blueprint, chai, figure, tablet
from town import cat, string_lights

picture(size=(1600, 1200), light='evening', exposure=1.2, margin=.015)
room(6.4, 6.0, 2.8, 'sea', 'straw', 'planks')
with on_left(6.4):
    window(-.6, .75, 2.8, 1.6, 'dusk', bars=(3, 1))
    for k, (x, z) in enumerate(((-1.7, .85), (-1.35, 1.0), (-.75, .9), (-.4, 1.15), (.1, .85),
            (.45, 1.05))):  # the town's lights outside
        box(x, -.083, z, .12, .01, .1, 'lit', .002)
    ball(.35, -.075, 2.0, .13, 'straw', (1, .1, 1))
    wall_shelf(2.05, 1.45, 1.2)
    frame_picture(2.05, .5, .6, .7, 'gold', 'leaf')
with on_back(6.0):
    whiteboard(-.6, .95, 2.7, 1.35)
    chart(-1.75, 1.1, (.25, .4, .33, .55, .75))
    for k, c in enumerate(('gold', 'terracotta', 'sea', 'gold', 'teal', 'blush')):
        box(-.35 + .33 * (k % 3), -.075, 1.25 + .42 * (k // 3), .25, .015, .25, c, .003)
    pipe([(-.35, -.09, 1.5), (.0, -.09, 1.75), (.3, -.09, 1.5)], .012, 'deep')
    clock(1.35, 1.95, .26)
    frame_picture(2.35, 1.15, .8, .95, 'teal', 'hills')
carpet(.15, -.15, 4.3, 3.5, 'teal', 'gold')
table(.15, -.1, 2.5, 1.15, .76, 'oak', 'deep', .05)
laptop(-.55, .12, .81, 165)
laptop(.85, -.28, .81, -10)
papers(.15, .12, .81, 10, 4)
box(.2, -.22, .815, .7, .45, .012, 'sky', .003, 8)
box(.2, -.22, .828, .42, .24, .006, 'white', .002, 8)
tray_of_chai(-.35, -.38, .81, 5, 10)
cup(1.15, .2, .81, 'gold')
books(.62, .3, .81, 3, 12)
pendant(-.45, -.1, 2.95, .75, 'gold', True, 75)
pendant(.85, -.1, 2.95, .75, 'gold', True, 75)
box(.2, -.1, 2.93, 2.0, .1, .08, 'wood', .02)
chair(-.6, .85, 0, 'terracotta', .05)
figure(-.6, .8, 0, .05, sex='f', hair='long', outfit='salwar', shirt='terracotta', trim='gold', pose='sit', right='desk',
        left='lap', look=(30, -6), skin='skin-tan')
chair(.45, .85, 0, 'gold', .05)
figure(.45, .8, 10, .05, hair='curly', outfit='shirt', shirt='white', trousers='teal', pose='sit', right='desk', left='desk',
        glasses=True, look=(-20, -4), skin='skin-dark')
chair(-.35, -1.0, 165, 'teal', .05)
figure(-.35, -.95, 160, .05, sex='f', hair='plait', outfit='kurta', shirt='gold', trim='teal', pose='sit', right='desk',
        left='lap', look=(-65, -8), skin='skin-brown')
figure(1.95, -.15, -25, .05, outfit='uniform', hair='side', right='point', left='carry', left_item=tablet, look=(10, -8),
        skin='skin-brown')
figure(1.35, 1.25, 20, .05, sex='f', outfit='suit', trim='gold', hair='bun', right='aside', left='hold', left_item=chai,
        look=(5, -6), skin='skin-fair')
figure(-1.75, .25, 80, .05, outfit='vest', hair='short', beard=True, right='carry', right_item=blueprint, left='front',
        look=(0, -8), skin='skin-tan')
floor_lamp(-2.75, 2.5, lit=True)
sofa(1.95, 2.35, 0, 1.7, 'sea', 'deep', 'terracotta')
potted_palm(-2.6, -2.4, .03, 1.1)
snake_plant(2.85, 1.35)
vacuum_robot(-.3, -2.55)
snake_plant(.75, -2.6, .03, 'terracotta')
cat(-1.5, -2.1, .03, 60, asleep=True)
with at(2.3, -2.3, 0, 90):
    box(0, 0, .03, 1.3, .5, .7, 'teal', .03)
    box(0, 0, .73, 1.4, .56, .06, 'oak', .02)
    kettle(-.35, 0, .79)
    cup(.0, .05, .79, 'white')
    cup(.2, -.08, .79, 'terracotta')
    tiffin(.48, .05, .79)
lamp(-1.6, -1.2, 2.6, 40)
lamp(2.2, -1.6, 2.4, 30)
string_lights([(-3.15, 2.9), (0, 2.9), (3.1, 2.9)], 2.72, .16, 12)
