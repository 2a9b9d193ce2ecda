"""A medical room at a workplace: a worker's hand is bandaged, the paramedic is on the phone, an attendant brings a wheelchair."""
from kit import (
    at, ball, basin, box, chair, clock, cupboard, curtain, cyl, first_aid, hospital_bed, lathe, on_back, on_left, papers,
    picture, potted_palm, pulse, room, snake_plant, table, wheelchair, whiteboard, window,
)
from people import figure, phone

picture(close=(1.1, .2, 1.05, 2.6))
room(5.8, 5.4, 2.75, 'straw', 'mint', ('white', 'mint'), skirting='teal')
with on_left(5.8):
    window(-1.1, .95, 1.7, 1.3, bars=(1, 1))
    curtain(-1.1, .95, 1.7, 1.3, 'sea')
    cyl(.95, -.1, 1.75, .5, .08, 'white', axis='y')
    cyl(.95, -.115, 1.75, .44, .05, 'teal', axis='y')
    pulse(.95, -.14, 1.75, .64)
with on_back(5.4):
    whiteboard(-.35, 1.25, 1.6, 1.0)  # numbers to call
    for k in range(3):
        box(-.82, -.075, 1.5 + .22 * k, .14, .02, .11, ('teal', 'gold', 'terracotta')[k], .004)
        box(-.2, -.075, 1.53 + .22 * k, .8, .02, .05, 'slate', .004)
    first_aid(1.0, 1.45, .42)
    clock(1.75, 2.1, .2)
    basin(2.4)
# the examination bed, oxygen beside it
hospital_bed(-2.05, 1.55, 0, .03, 'gold')
lathe(-1.25, 2.25, .03, ((.12, 0), (.15, .04), (.15, .62), (.06, .74)), 'white')
cyl(-1.25, 2.25, .75, .035, .09, 'brass')
cupboard(-2.6, -2.0, 1.0, 1.3, .45, 90, 'teal')
# the emergency bag stands packed
table(1.1, 2.1, 1.3, .6, .72, 'oak', 'deep')
with at(1.1, 2.05, .75):
    box(0, 0, 0, .62, .36, .34, 'terracotta', .06)
    box(0, -.185, .06, .4, .02, .22, 'white', .01)
    pulse(0, -.2, .17, .3, 'teal')
papers(1.55, 2.05, .75, 10)


def bandage():
    ball(0, 0, 0, .1, 'white', (1.02, .5, 1.02))


def roll():
    cyl(-.05, -.1, -.02, .055, .1, 'white', axis='x')


chair(1.55, .55, 20, 'gold')
figure(1.55, .55, 20, outfit='overall', shirt='gold', trim='teal', hat='helmet', pose='sit', right='lap', left='point',
       left_item=bandage, skin='skin-brown', moustache=True, scale=1.12, look=(-10, -8))
figure(.75, -.3, 110, sex='f', outfit='nurse', hat='nurse', hair='bun', pose='kneel', gloves='sky', right='reach', left='work',
       left_item=roll, skin='skin-tan', scale=1.12, look=(-40, -4))
with at(1.75, -.75, .03, 20):
    first_aid(0, 0, .42)
figure(2.45, 1.35, 20, outfit='vest', hat='cap', hat_colour='teal', right='ear', right_item=phone, left='hip', skin='skin-dark',
       scale=1.12)
wheelchair(-.95, -1.5, 40)
figure(-1.4, -.95, 40, outfit='uniform', hair='short', beard=True, right='front', left='front', skin='skin-tan', scale=1.12)
potted_palm(.3, -2.35, .03, 1.0)
snake_plant(2.6, 2.35, .03, 'gold')
