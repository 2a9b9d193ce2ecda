"""A machine for a new site: a housekeeper walks a scrubber over the tiles of a hall."""
from kit import at, ball, box, cyl, on_back, on_left, picture, pipe, potted_palm, rod, room, wet_sign, window
from people import figure
from town import glass_front

picture(size=(1440, 1080), crop=(.07, .07, .8, 3.3))
room(5.2, 4.8, 2.8, 'terracotta', 'mint', ('cream', 'pave'))


def machine():
    cyl(0, -.5, .04, .4, .1, 'ink')
    cyl(0, -.5, .1, .41, .12, 'deep', .36)
    box(0, .02, .14, .62, .95, .42, 'teal', .12)
    box(0, .08, .5, .58, .74, .34, 'gold', .13)
    box(0, .02, .83, .4, .44, .05, 'deep', .02)
    box(0, -.36, .6, .24, .1, .14, 'white', .04)
    with at(0, .46, .76, 0, 1, -35):
        box(0, 0, 0, .46, .07, .24, 'ink', .02)
        box(-.08, -.04, .06, .2, .02, .12, 'screen', .004)
        ball(.12, -.04, .12, .03, 'go')
    rod([(-.27, .42, .76), (-.27, .66, .96), (.27, .66, .96), (.27, .42, .76)], .032, 'ink')
    for side in (-1, 1):
        cyl(side * .31 - .04, .18, .16, .15, .08, 'ink', axis='x')
        cyl(side * .31 - .05, .18, .16, .07, .1, 'ash', axis='x')
    pipe([(-.48, .42, .07), (-.3, .55, .07), (0, .6, .07), (.3, .55, .07), (.48, .42, .07)], .045, 'ink')
    pipe([(.05, .56, .14), (.16, .64, .36), (.14, .46, .6)], .045, 'slate')


with on_left(5.2):
    window(.6, .95, 1.6, 1.3, bars=(1, 1))
with on_back(4.8):
    with at(.3, 0, .03):
        glass_front(0, 2.0, 2.1)
with at(.25, -.42, .03, -15):
    machine()
figure(.5, .5, -15, sex='f', outfit='uniform', hair='plait', pose='walk', skin='skin-tan', right=(.2, -.46, .86),
       left=(.2, -.46, .86), scale=1.15, look=(34, -6))
wet_sign(-1.25, .65, .03)
potted_palm(1.75, 1.65, .03, 1.25)
