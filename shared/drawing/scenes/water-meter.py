"""A plumber reads a water meter: lid up, the figure goes on the list."""
from kit import at, box, cyl, on_left, pipe, pump, rod, room, spot, valve
from people import clipboard, figure, task

task()
with at(1.2, -.4):
    room(4, 4, 2.7, 'straw', 'mint', ('white', 'mint'))
    with on_left(4):
        rod([(-1.6, -.09, 1.7), (1.9, -.09, 1.7), (1.9, -.09, .05)], .06, 'copper')
        valve(.1, -.1, 1.7, 0, 'gold', .13)
        for x in (-.7, .9):
            box(x, -.05, 1.62, .1, .14, .16, 'slate', .02)
pump(.75, 1.15, .03, 90)
rod([(-.16, -1.9, .72), (-.16, 1.6, .72)], .06, 'steel')
rod([(-.16, -.1, .72), (-.16, -.1, .03)], .045, 'steel')
for y in (-.62, -.3):
    cyl(-.16, y, .72, .09, .1, 'brass', axis='y')
with at(-.16, -.42, .7, 45, 1, 28):
    cyl(0, 0, 0, .19, .18, 'brass')
    cyl(0, 0, .17, .165, .03, 'white')
    box(0, .05, .19, .2, .07, .02, 'ink', .006)
    for k in range(4):
        box(-.069 + .046 * k, .05, .2, .034, .048, .02, 'white', .004)
    pipe([(0, -.06, .212), (.05, -.1, .212)], .009, 'red')
    with at(0, .18, .18, 0, 1, 72):
        cyl(0, .17, 0, .185, .03, 'teal')


def pencil():
    pipe([(0, .04, .12), (.01, -.05, -.09)], .014, 'red')


figure(.2, .2, 4, sex='f', outfit='uniform', hat='cap', hair='bun', left=spot(.12, -.36, 1.16), left_item=pencil, right=spot(.3, -.3, 1.0),
       right_item=clipboard, skin='skin-brown', look=(-8, 8), mood='work')
