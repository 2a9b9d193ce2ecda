"""The head of nursing at the nurses' station of a ward, in a pale blue sari with a badge, signing a sheet."""
from kit import at, ball, box, pipe, potted_plant, pulse
from people import figure, portrait


def ward_sheet():
    pipe([(-.07, -.03, .03), (-.05, -.1, .035), (.01, -.125, .03)], .03, 'skin-tan')  # her thumb
    with at(.12, -.085, .0, 12, 1, 14, -6):
        box(0, 0, -.2, .32, .025, .42, 'wood', .012)
        box(0, -.018, -.18, .28, .012, .38, 'white', .004)
        box(0, -.024, .17, .11, .03, .05, 'brass', .01)
        for k in range(5):
            box(-.02, -.026, .1 - .055 * k, .17, .006, .016, 'slate', .002)
            ball(.1, -.027, .108 - .055 * k, .014, 'leaf', (1, .4, 1))
        pipe([(-.08, -.028, -.135), (-.04, -.028, -.12), (-.02, -.028, -.145), (.03, -.028, -.12)], .006, 'teal')


def pen():
    pipe([(-.02, -.085, .06), (.03, -.06, -.06)], .013, 'deep', smooth=False)


with portrait(1.16, 1.42, 'straw', 'mint'):
    with at(0, 1.3):
        box(0, -.02, 0, 4, .04, .98, 'cream', .005)
        pipe([(-2, -.1, 1.0), (2, -.1, 1.0)], .035, 'oak')  # the handrail of the ward
        box(.74, -.03, 1.12, .84, .06, .82, 'wood', .015)  # who is on which shift
        box(.74, -.045, 1.17, .74, .05, .72, 'white', .005)
        for row in range(4):
            for k in range(5):
                box(.46 + .14 * k, -.08, 1.24 + .16 * row, .11, .02, .1,
                    ('sea', 'gold', 'mint', 'terracotta')[(2 * row + 3 * k) % 4], .01)
        box(-.76, -.1, 1.28, .16, .2, .12, 'slate', .02)  # a bedside monitor on its bracket
        box(-.76, -.2, 1.36, .66, .12, .5, 'white', .04)
        box(-.76, -.265, 1.42, .56, .02, .38, 'deep', .015)
        pulse(-.84, -.285, 1.67, .32)
        for z in (1.5, 1.56, 1.7):
            box(-.55, -.285, z, .09, .012, .028, 'screen', .004)
        box(-.84, -.285, 1.49, .32, .012, .02, 'sky', .004)
    potted_plant(.98, .7, .1, .3, 'terracotta', 'gold')
    figure(0, 0, 18, 0, sex='f', outfit='sari', shirt='gauze', trim='deep', hair='knot', glasses='half', skin='skin-tan', mood='laugh',
           face=(1.07, 1, .97), scale=(1.07, 1.05, .98), left=(.02, -.36, .8), left_item=ward_sheet, right=(.13, -.55, .92),
           right_item=pen, look=(-24, -6))
    with at(0, 0, 0, 18, (1.07, 1.05, .98)):
        with at(-.115, -.168, .95, -24, 1, 16):
            box(0, 0, 0, .12, .016, .06, 'deep', .008)
            box(-.03, -.01, .014, .032, .008, .032, 'gold', .003)
            box(.025, -.01, .024, .055, .008, .012, 'white', .003)
