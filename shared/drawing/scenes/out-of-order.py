"""A lobby at night: the lift stands open and barred, an engineer works at its panel."""
from kit import (
    at, ball, box, carpet, cyl, lamp, on_back, on_left, picture, pipe, potted_palm, room, toolbox, wet_sign, window,
)
from people import figure, screwdriver

picture(light='evening', exposure=1.35, size=(560, 420))
room(5.0, 4.8, 2.6, 'sea', 'mint', ('stone', 'stone2'))
with on_left(5.0):
    window(-.6, .95, 1.5, 1.2, 'dusk', bars=(1, 1))
    ball(-.2, -.085, 1.85, .12, 'straw', (1, .1, 1))
    for x, z in ((-1.15, 1.05), (-.9, 1.15), (-.45, 1.05)):
        box(x, -.083, z, .1, .01, .09, 'lit', .002)
with on_back(4.8):
    box(-.95, -.03, .03, 1.9, .06, 2.35, 'stone', .02)  # the lift, its doors stuck
    box(-.95, -.045, .03, 1.6, .06, 2.15, 'straw', .01)
    for x, w in ((-1.5, .5), (-.35, .4)):
        box(x, -.07, .05, w, .06, 2.1, 'steel', .012)
    box(-.95, -.09, 2.24, .5, .05, .16, 'ink', .01)
    box(-.95, -.12, 2.29, .2, .02, .06, 'warn', .004)
    box(.85, -.03, 1.05, .6, .08, .85, 'white', .015)  # its panel, opened
    box(.85, -.075, 1.1, .5, .02, .75, 'slate', .005)
    for k in range(4):
        pipe([(.68 + .11 * k, -.1, 1.18), (.72 + .08 * k, -.16, 1.45), (.68 + .11 * k, -.1, 1.75)], .024,
             ('red', 'gold', 'sky', 'leaf')[k])


def barrier():
    for s in (-1, 1):
        cyl(s * .72, 0, 0, .16, .05, 'deep')
        cyl(s * .72, 0, 0, .035, .85, 'slate')
    for z in (.3, .62):
        for k in range(6):
            box(-.6 + .24 * k, -.045, z, .24, .05, .22, 'gold' if k % 2 else 'white', .01)


with at(-.95, 1.5, .03):
    barrier()
carpet(-.3, -.7, 2.3, 1.6, 'teal', 'gold')
figure(1.2, 1.3, 120, outfit='vest', hat='helmet', right='reach', right_item=screwdriver, left='hip', mood='hm', skin='skin-tan',
       scale=1.3, look=(-45, -8))
toolbox(1.75, -.2, .03, 20)
with at(-.75, .35, .03, 0, 1.7):
    wet_sign(0, 0, 0)
potted_palm(-2.0, -1.7, .03, .9)
lamp(-.95, 1.7, 1.5, 40, size=.3)
lamp(1.6, .1, 2.2, 30, size=.3)
lamp(1.8, -1.2, 2.3, 26)
