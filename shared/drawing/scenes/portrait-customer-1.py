"""A customer: the secretary of a housing society, in a sari, with the society's register in the lobby."""
from kit import at, ball, box, bush, frame_picture, pot, potted_palm, toran, wall_lamp, window
from people import figure, portrait


def register():
    with at(-.06, -.05, -.04, 0, 1, 16):
        box(0, 0, -.1, .3, .06, .38, 'deep', .012)
        box(.006, 0, -.09, .292, .044, .36, 'cream', .006)
        box(0, -.032, .08, .16, .01, .09, 'gold', .004)


with portrait(1.12, 1.42, 'mint'):
    with at(0, 1.3):
        box(-.62, -.1, .62, .82, .2, 1.06, 'wood', .02)  # letter boxes, one for each flat
        for row in range(5):
            for k in range(3):
                box(-.87 + .25 * k, -.2, .66 + .2 * row, .23, .04, .18, 'brass' if (row + k) % 4 else 'gold', .012)
                box(-.87 + .25 * k, -.225, .79 + .2 * row, .13, .02, .022, 'ink', .004)
                ball(-.8 + .25 * k, -.225, .71 + .2 * row, .013, 'ink')
        window(.72, .86, .78, 1.0, bars=(1, 1))
        toran(-1.2, 1.3, 2.0, -.1, 10)
    potted_palm(.86, .62, .1, 1.15)
    pot(-.7, 1.13, 1.68, .08, .12, 'terracotta')
    bush(-.7, 1.13, 1.78, .14, 'leaf', 'rose')
    figure(0, 0, -6, 0, sex='f', outfit='sari', shirt='plum', trim='gold', hair='bun', hair_colour='silver', glasses=True,
           bindi=True, skin='skin-fair', right='down', left=(.04, -.3, .8), left_item=register, look=(8, -8))
