"""An office after hours, cut off: a dark screen, a router without a signal, and somebody who has found the unplugged cable."""
from kit import (
    at, ball, box, carpet, cupboard, cyl, desk, lamp, monitor, office_chair, on_left, picture, pipe, potted_plant, room,
    toolbox, window,
)
from people import figure

picture(light='evening', exposure=1.35, size=(560, 420))
room(5.0, 4.8, 2.6, 'sea', 'mint', 'planks')
with on_left(5.0):
    window(-.9, .95, 1.5, 1.2, 'dusk', bars=(1, 1))
    ball(-.5, -.085, 1.85, .12, 'straw', (1, .1, 1))
    for x, z in ((-1.45, 1.05), (-1.2, 1.15), (-.75, 1.05)):
        box(x, -.083, z, .1, .01, .09, 'lit', .002)
desk(-1.7, .75, 1.4, .7, 90)
monitor(-1.8, .75, .77, 90, .8, show='dusk')
office_chair(-.95, .6, -100, 'terracotta')
cupboard(.75, 2.1, 1.5, .85, .5, 0, 'oak')
with at(.75, 2.1, .88):  # the router
    box(0, 0, 0, 1.0, .36, .22, 'white', .04)
    for k in range(4):
        ball(-.3 + .2 * k, -.185, .11, .04, 'warn' if k == 0 else 'slate')
    for s in (-1, 1):
        cyl(s * .4, .08, .2, .03, .75, 'slate')


def plug():
    box(0, -.1, -.07, .16, .24, .14, 'white', .03)
    for s in (-1, 1):
        box(s * .04, -.27, -.02, .03, .12, .04, 'brass', .006)
    pipe([(0, .0, 0), (.05, .25, -.1), (.3, .2, -.5), (.5, .1, -.75)], .035, 'gold')


carpet(-.1, -.7, 2.7, 1.9, 'teal', 'gold')
pipe([(1.3, 1.95, 1.0), (1.65, 1.8, .9), (1.7, 1.7, .1), (1.5, .9, .08), (.6, .6, .08), (.2, .1, .08), (.9, -.3, .09), (1.2, -.9, .09),
      (.75, -1.0, .1)], .035, 'gold')
box(-.75, -1.2, .06, .36, .85, .12, 'ash', .03, -45)  # sockets for it, on the floor
for s in (-1, 1):
    box(-.75 + s * .14, -1.2 - s * .14, .17, .16, .16, .02, 'slate', .01, -45)
figure(.4, -.7, -30, outfit='overall', hat='cap', pose='kneel', right='work', right_item=plug, left='work', skin='skin-tan',
       scale=1.35, look=(22, -4))
toolbox(1.75, -1.5, .03, 20)
potted_plant(2.05, .9, .03, .3)
lamp(-.3, -1.3, 1.6, 14, (1, .9, .65), .1)
lamp(.9, 1.2, 2.3, 26, size=.4)
lamp(1.8, -1.2, 2.3, 26)
