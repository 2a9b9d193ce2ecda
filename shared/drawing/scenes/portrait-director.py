"""The managing director at his desk, in a dark suit."""
from kit import at, ball, bush, box, books, cup, cyl, papers, pipe, pot, wall_shelf, window
from people import figure, portrait
from town import block, front_of, side_of, windows

with portrait(1.14, 1.44, 'terracotta'):
    with at(0, 1.3):
        for k in range(3):  # panelled wall
            box(-.95 + .95 * k, -.02, 0, .84, .04, .82, 'brick', .02)
        box(0, -.03, .86, 4, .06, .06, 'wood', .015)
        window(-.64, 1.02, .86, .92, bars=(1, 1))
        wall_shelf(.7, 1.18, .98, ('deep', 'gold', 'cream', 'teal', 'straw'))
        wall_shelf(.7, 1.66, .98, ('cream', 'teal', 'gold', 'deep'))
    with at(0, -.5):
        box(0, 0, .66, 2.2, .62, .06, 'oak', .02)
        box(0, .2, .1, 2.0, .05, .56, 'wood', .01)
        with at(-.54, .06, .72, 14, .085):  # a model of the first building
            box(0, 0, 0, 4.2, 3.4, .3, 'lawn', .05)
            with at(0, 0, .3):
                top = block(3.2, 2.2, 3, 1.3, 'cream', 'white', 'teal', .35)
                with front_of(2.2):
                    windows(3.2, 3, 4, 1.3, 0, .55, .7)
                with side_of(3.2):
                    windows(2.2, 3, 3, 1.3, 0, .55, .7)
        cup(.62, .02, .72, 'white')
        papers(.2, -.02, .72, 8, 2)
    pot(-.98, .72, .7, .1, .16, 'gold')
    bush(-.98, .72, .84, .22, 'leaf')
    figure(0, .05, 4, 0, outfit='suit', trim='gold', hair='side', hair_colour='pepper', glasses=True, moustache=True,
           skin='skin-tan', right=(.1, -.5, .78), left=(.1, -.48, .78), look=(-4, -8))
